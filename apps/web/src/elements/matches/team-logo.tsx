import { type ReactNode, useState } from "react";
import { Crest, type CrestProps } from "./team-crest.tsx";

const smallPx = 32;
const [smallWidth, largeWidth] = [64, 128];

/** Where a team's picture is requested: at the image proxy, then at its own address. Vector pictures need no resizing. */
export function logoSources(logo: string, size: number): readonly string[] {
  if (!/^https?:/u.test(logo) || /\.svg(?:[?#]|$)/iu.test(logo)) return [logo];
  return [`/img?url=${encodeURIComponent(logo)}&w=${size > smallPx ? largeWidth : smallWidth}`, logo];
}

/** A team's own picture, or its kit if the picture cannot be loaded. */
export function TeamLogo(props: CrestProps): ReactNode {
  const { team, size = 18 } = props;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = logoSources(team.logo ?? "", size).find((candidate) => !failed.includes(candidate));
  if (source === undefined) return <Crest {...props} />;
  return (
    <img
      key={source}
      className="shrink-0 object-contain"
      src={source}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed([...failed, source])}
    />
  );
}
