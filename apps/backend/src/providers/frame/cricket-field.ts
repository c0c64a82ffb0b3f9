import type { ArchiveBall, BallKind } from "../games/cricket-game.ts";
import { svg } from "./kit/dom.ts";

/** Distance of the ball from the middle of the field; 1 is the boundary rope. */
const reach: Readonly<Record<BallKind, number>> = { dot: 0.12, one: 0.55, two: 0.75, four: 1, six: 1.05, wicket: 0.06, extra: 0.3 };
const across = 196;
const along = 113;
const [middleX, middleY] = [210, 125];
const batter = { x: middleX, y: 104 } as const;
const bowler = { x: middleX, y: 149 } as const;

/** The archive does not record where a ball went; its place in the match decides the direction, so that it stays the same. */
function landing({ over, ball, runs, kind }: ArchiveBall): { readonly x: number; readonly y: number } {
  const angle = ((over * 53 + ball * 97 + runs * 31) % 360) * (Math.PI / 180);
  return { x: middleX + Math.cos(angle) * across * reach[kind], y: middleY - 7 + Math.sin(angle) * along * reach[kind] };
}

/** The field with the current ball and those before it. */
interface Field {
  readonly root: SVGSVGElement;
  /** 0 when the bowler begins, 0.5 when the ball is hit, 1 when it stops. */
  move(share: number): void;
}

export function createField(ball: ArchiveBall, earlier: readonly ArchiveBall[]): Field {
  const rays = earlier.flatMap((one) => {
    const { x, y } = landing(one);
    const path = svg("path", { d: `M${batter.x} ${batter.y}L${x.toFixed(1)} ${y.toFixed(1)}`, class: `field-ray ${one.kind}` });
    const isBoundary = one.kind === "four" || one.kind === "six";
    return isBoundary ? [path, svg("circle", { cx: x.toFixed(1), cy: y.toFixed(1), r: 3.5, class: `field-end ${one.kind}` })] : [path];
  });
  const mark = svg("circle", { r: 5.5, class: "pitch-ball" });
  const ray = svg("path", { class: `field-ray now ${ball.kind}` });
  const end = landing(ball);
  const root = svg(
    "svg",
    { viewBox: "0 0 420 250", class: "field", "aria-hidden": "true" },
    svg("ellipse", { cx: middleX, cy: middleY, rx: 204, ry: 120, class: "field-grass" }),
    svg("ellipse", { cx: middleX, cy: middleY, rx: across, ry: along, class: "field-rope" }),
    svg("ellipse", { cx: middleX, cy: middleY, rx: 104, ry: 62, class: "field-ring" }),
    ...rays,
    svg("rect", { x: 203, y: 97, width: 14, height: 56, rx: 2, class: "field-strip" }),
    svg("path", { d: "M204 101h12M204 149h12", class: "field-crease" }),
    ray,
    mark,
  );
  return {
    root,
    move(share) {
      const isHit = share > 0.5;
      const part = isHit ? (share - 0.5) * 2 : share * 2;
      const from = isHit ? batter : bowler;
      const to = isHit ? end : batter;
      const x = (from.x + (to.x - from.x) * part).toFixed(1);
      const y = (from.y + (to.y - from.y) * part).toFixed(1);
      mark.setAttribute("cx", x);
      mark.setAttribute("cy", y);
      ray.setAttribute("d", isHit ? `M${batter.x} ${batter.y}L${x} ${y}` : "");
    },
  };
}
