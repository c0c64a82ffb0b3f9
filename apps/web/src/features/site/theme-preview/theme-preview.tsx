import { themes } from "@touchline/store";
import { Button, Segmented } from "@touchline/ui";
import type { PaletteName } from "@touchline/ui/brands";
import { useEffect, useState, type ReactNode } from "react";
import { usePreferences, useStore } from "../../../elements/store.ts";
import {
  ColorEditor,
  ContrastTable,
  type CurrentTokens,
  readTokens,
  ShapeEditor,
  type TokenEdits,
  useTokenEdits,
} from "./token-editor.tsx";
import { SampleBetting, SamplePrimitives } from "./samples.tsx";

const defaultPalettes = ["light", "dark"] as const satisfies readonly PaletteName[];
const contrastPalettes = ["contrastLight", "contrastDark"] as const satisfies readonly PaletteName[];

function download(edits: TokenEdits, base: string): void {
  const pack = { name: "My brand", base: base === "programme" ? base : "broadcast", ...edits };
  const address = URL.createObjectURL(new Blob([JSON.stringify(pack, null, 2)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: "brand.json" });
  link.click();
  URL.revokeObjectURL(address);
}

/** Theme editor for operators and designers, in English only: shows every element, edits tokens and exports the brand pack. */
export function ThemePreview(): ReactNode {
  const { preferences, queries, listings } = useStore();
  const { theme } = usePreferences();
  const brand = queries.peek(listings.siteConfig())?.brand ?? "broadcast";
  const [current, setCurrent] = useState<CurrentTokens | null>(null);
  const palettes = theme === "contrast" ? contrastPalettes : defaultPalettes;
  const { edits, setColor, setShape, reset } = useTokenEdits(current, palettes);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setCurrent(readTokens()));
    return () => cancelAnimationFrame(frame);
  }, [theme]);
  return (
    <div lang="en" dir="ltr" className="mx-auto grid max-w-[1400px] gap-6 px-(--gutter) py-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-title leading-tight font-bold">Theme: {brand}</h1>
        <span className="flex-1" />
        <Segmented
          label="Theme"
          items={themes.map((key) => ({ key, label: key }))}
          chosen={theme}
          onChoose={(key) => {
            reset();
            preferences.change({ theme: key });
          }}
        />
        <Button onClick={reset}>Reset</Button>
        <Button tone="act" onClick={() => download(edits, brand)}>
          Export brand.json
        </Button>
      </div>
      <div className="grid items-start gap-8 wide:grid-cols-2">
        <div className="grid gap-6">
          <SampleBetting />
          <SamplePrimitives />
        </div>
        {current === null ? null : (
          <div className="grid gap-6">
            {palettes.map((name, side) => {
              const palette = { ...(side === 0 ? current.light : current.dark), ...edits.palettes[name] };
              return (
                <div key={name} className="grid gap-3">
                  <ColorEditor name={name} palette={palette} onChange={(token, value) => setColor(name, token, value)} />
                  <ContrastTable name={name} palette={palette} />
                </div>
              );
            })}
            <ShapeEditor shape={{ ...current.shape, ...edits.shape }} onChange={setShape} />
          </div>
        )}
      </div>
    </div>
  );
}
