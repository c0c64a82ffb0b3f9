import { type ReactNode, useState } from "react";

const smallPx = 32;
const [smallWidth, largeWidth] = [64, 128];

/** Addresses to try for a team's picture: the image proxy, then its own address. Vector pictures need no resizing. */
export function logoSources(logo: string, size: number): readonly string[] {
  if (!/^https?:/u.test(logo) || /\.svg(?:[?#]|$)/iu.test(logo)) return [logo];
  return [`/img?url=${encodeURIComponent(logo)}&w=${size > smallPx ? largeWidth : smallWidth}`, logo];
}

interface TeamLogoProps {
  readonly address: string;
  readonly size: number;
  /** Shown if the picture cannot be loaded. */
  readonly drawn: ReactNode;
}

/** A team's own picture. */
export function TeamLogo({ address, size, drawn }: TeamLogoProps): ReactNode {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = logoSources(address, size).find((candidate) => !failed.includes(candidate));
  if (source === undefined) return drawn;
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
