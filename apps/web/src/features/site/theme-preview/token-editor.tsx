import { colorTokens, shapeTokens, type ColorToken, type Palette, type PaletteName, type ShapeToken } from "@touchline/ui/brands";
import type { ReactNode } from "react";
import type { DrawnTokens } from "./read-tokens.ts";

interface ColorEditorProps {
  readonly name: PaletteName;
  readonly palette: Palette;
  onChange(token: ColorToken, value: string): void;
}

/** The colours of one palette, each with its picker. */
export function ColorEditor({ name, palette, onChange }: ColorEditorProps): ReactNode {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-4 gap-y-1">
      <legend className="pb-2 text-16 font-bold">{name}</legend>
      {colorTokens.map((token) => {
        const isSolid = palette[token].startsWith("#");
        return (
          <label key={token} className="flex min-h-8 items-center gap-2">
            <input
              type={isSolid ? "color" : "text"}
              className={isSolid ? "size-7 flex-none rounded-1" : "w-20 rounded-1 bg-cell px-1 text-12"}
              value={palette[token]}
              onChange={(event) => onChange(token, event.target.value)}
            />
            <span className="truncate">{token}</span>
            <code className="ms-auto text-12 text-mid">{isSolid ? palette[token] : ""}</code>
          </label>
        );
      })}
    </fieldset>
  );
}

interface ShapeEditorProps {
  readonly shape: DrawnTokens["shape"];
  onChange(token: ShapeToken, value: string): void;
}

/** Type, radii and the ways things are built. */
export function ShapeEditor({ shape, onChange }: ShapeEditorProps): ReactNode {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-4 gap-y-1">
      <legend className="pb-2 text-16 font-bold">shape</legend>
      {shapeTokens.map((token) => (
        <label key={token} className="flex min-h-8 items-center gap-2">
          <span className="w-24 flex-none truncate">{token}</span>
          <input
            type="text"
            className="min-h-7 min-w-0 flex-1 rounded-1 bg-cell px-2 text-12"
            value={shape[token]}
            onChange={(event) => onChange(token, event.target.value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
