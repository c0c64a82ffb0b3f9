import type { Level } from "./needs.data.ts";

const label = "sportsbook contract";
const labelWidth = 132;
const characterWidth = 7;

/** An SVG badge of the levels that a backend reaches. */
export function toBadge(reached: readonly Level[]): string {
  const text = reached.length === 0 ? "none" : reached.join(" · ");
  const width = labelWidth + text.length * characterWidth + 20;
  const color = reached.includes("full") ? "#2e7d32" : reached.length > 0 ? "#1565c0" : "#757575";
  const middle = labelWidth + (width - labelWidth) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}: ${text}">
  <title>${label}: ${text}</title>
  <rect width="${labelWidth}" height="20" fill="#424242"/>
  <rect x="${labelWidth}" width="${width - labelWidth}" height="20" fill="${color}"/>
  <g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">
    <text x="${labelWidth / 2}" y="14">${label}</text>
    <text x="${middle}" y="14">${text}</text>
  </g>
</svg>
`;
}
