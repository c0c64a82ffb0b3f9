import { el, wantsLessMotion } from "./kit/dom.ts";

const side = 560;
const middle = side / 2;
const glass = 262;
const ballSize = 30;
const settlingSteps = 140;
/** Colours by number; the same as those of the drawn balls. */
const colors = ["#ffb31a", "#f5f6f7", "#6fb4e8", "#f0777a"] as const;

interface Ball {
  readonly number: number;
  x: number;
  y: number;
  right: number;
  down: number;
}

/** A small random generator is enough, since the draw does not depend on how the balls tumble. */
function tumble(): () => number {
  let state = 9;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Moves the balls by one step: gravity, a jet of air from below, the glass, and each other. */
function step(balls: readonly Ball[], random: () => number, isBlowing: boolean): void {
  for (const ball of balls) {
    ball.down += 0.34;
    if (isBlowing && ball.y > middle + 90 && Math.abs(ball.x - middle) < 120) {
      ball.down -= 1.9 * random();
      ball.right += (random() - 0.5) * 2.4;
    }
    ball.x += ball.right;
    ball.y += ball.down;
    const away = Math.hypot(ball.x - middle, ball.y - middle);
    if (away > glass - ballSize) {
      const [across, along] = [(ball.x - middle) / away, (ball.y - middle) / away];
      const speed = ball.right * across + ball.down * along;
      ball.x = middle + across * (glass - ballSize);
      ball.y = middle + along * (glass - ballSize);
      if (speed > 0) {
        ball.right -= 1.78 * speed * across;
        ball.down -= 1.78 * speed * along;
      }
    }
    ball.right *= 0.996;
    ball.down *= 0.996;
  }
  balls.forEach((left, index) => {
    for (const other of balls.slice(index + 1)) part(left, other);
  });
}

/** Pushes two balls apart that touch. */
function part(left: Ball, other: Ball): void {
  const across = left.x - other.x;
  const along = left.y - other.y;
  const apart = Math.hypot(across, along) || 1;
  const inside = 2 * ballSize - apart;
  if (inside <= 0) return;
  const [x, y] = [across / apart, along / apart];
  left.x += (x * inside) / 2;
  left.y += (y * inside) / 2;
  other.x -= (x * inside) / 2;
  other.y -= (y * inside) / 2;
  const speed = (left.right - other.right) * x + (left.down - other.down) * y;
  if (speed >= 0) return;
  left.right -= speed * x * 0.9;
  left.down -= speed * y * 0.9;
  other.right += speed * x * 0.9;
  other.down += speed * y * 0.9;
}

function paint(context: CanvasRenderingContext2D, balls: readonly Ball[]): void {
  context.clearRect(0, 0, side, side);
  context.textAlign = "center";
  context.font = `700 26px ${getComputedStyle(document.body).fontFamily}`;
  for (const { number, x, y } of balls) {
    const shine = context.createRadialGradient(x - 10, y - 12, 2, x, y, ballSize);
    shine.addColorStop(0, "rgb(255 255 255 / 0.55)");
    shine.addColorStop(0.45, "rgb(255 255 255 / 0)");
    shine.addColorStop(1, "rgb(0 0 0 / 0.38)");
    context.beginPath();
    context.arc(x, y, ballSize - 1, 0, 7);
    context.fillStyle = colors[number % colors.length] ?? colors[0];
    context.fill();
    context.fillStyle = shine;
    context.fill();
    context.fillStyle = "#14171b";
    context.fillText(String(number), x, y + 9);
  }
}

/** The drum with the balls that have not been drawn. */
export interface Drum {
  readonly root: HTMLElement;
  /** Takes a drawn ball out. */
  take(number: number): void;
  /** Blows air through the balls, or lets them come to rest. */
  blow(isBlowing: boolean): void;
  stop(): void;
}

export function createDrum(highest: number): Drum {
  const random = tumble();
  let balls: readonly Ball[] = Array.from({ length: highest }, (_, index) => ({
    number: index + 1,
    x: middle + (random() - 0.5) * 320,
    y: middle + (random() - 0.5) * 320,
    right: (random() - 0.5) * 6,
    down: (random() - 0.5) * 6,
  }));
  for (let count = 0; count < settlingSteps; count += 1) step(balls, random, false);
  const canvas = el("canvas", { width: side, height: side, "aria-hidden": "true" });
  const context = canvas.getContext("2d");
  let isBlowing = false;
  let stepsLeft = 0;
  let frame = 0;
  const draw = (): void => {
    if (context !== null) paint(context, balls);
  };
  const next = (): void => {
    step(balls, random, isBlowing);
    draw();
    stepsLeft -= isBlowing ? 0 : 1;
    frame = stepsLeft > 0 ? requestAnimationFrame(next) : 0;
  };
  const wake = (): void => {
    stepsLeft = settlingSteps;
    if (wantsLessMotion()) draw();
    else if (frame === 0) frame = requestAnimationFrame(next);
  };
  draw();
  void document.fonts.ready.then(draw);
  return {
    root: el("div", { class: "drum" }, canvas),
    take(number) {
      balls = balls.filter((ball) => ball.number !== number);
      wake();
    },
    blow(next) {
      isBlowing = next;
      wake();
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
