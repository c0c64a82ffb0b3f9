import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { countUp, enter } from "../../src/elements/rendering/motion.ts";

const source = join(import.meta.dirname, "../../src");
const read = (pattern: string): readonly { readonly file: string; readonly text: string }[] =>
  globSync(pattern, { cwd: source }).map((file) => ({ file, text: readFileSync(join(source, file), "utf8") }));

/** The names of the properties set in a list of declarations. */
const propertiesOf = (declarations: string): readonly string[] =>
  [...declarations.matchAll(/(?:^|[{;,])\s*([\w-]+)\s*:/gu)].map(([, name = ""]) => name);

/** Properties that can be animated without layout or paint. */
const cheap = new Set(["transform", "opacity"]);

afterEach(() => vi.unstubAllGlobals());

describe("moments", () => {
  it("change only transform and opacity in style sheets", () => {
    const keyframes = read("styles/*.css").flatMap(({ file, text }) =>
      [...text.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/gu)].map(([, name = "", steps = ""]) => ({
        name: `${file} ${name}`,
        properties: [...steps.matchAll(/\{([^{}]*)\}/gu)].flatMap(([, step = ""]) => propertiesOf(step)),
      })),
    );
    expect(keyframes.length).toBeGreaterThan(4);
    expect(keyframes.filter(({ properties }) => !properties.every((name) => cheap.has(name)))).toEqual([]);
  });

  it("change only transform and opacity in scripts", () => {
    const frames = read("**/*.{ts,tsx}").flatMap(({ file, text }) =>
      [...text.matchAll(/from: (\{[^{}]*\})|\.animate\(\s*(\[[^\]]*\])/gu)]
        .map(([, from, steps]) => ({ file, properties: propertiesOf(from ?? steps ?? "") }))
        .filter(({ properties }) => properties.length > 0),
    );
    expect(frames.length).toBeGreaterThan(5);
    expect(frames.filter(({ properties }) => !properties.every((name) => cheap.has(name)))).toEqual([]);
  });

  it("stop in calm mode wherever they stop for reduced motion", () => {
    const rules = read("styles/*.css").flatMap(({ file, text }) =>
      [...text.matchAll(/prefers-reduced-motion: no-preference\) \{\s*([^{]*)\{/gu)].map(
        ([, selector = ""]) => `${file} ${selector.trim()}`,
      ),
    );
    expect(rules.length).toBeGreaterThan(1);
    expect(rules.filter((rule) => !rule.includes(':root:not([data-density="calm"])'))).toEqual([]);
  });

  it("make no sound", () => {
    const playing = read("**/*.{ts,tsx}").filter(({ text }) => /new Audio\b|AudioContext|<audio\b/u.test(text));
    expect(playing.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ["the device requests reduced motion", "standard", true],
    ["the player has chosen calm mode", "calm", false],
  ])("show their end at once when %s", (_name, density, isReduced) => {
    vi.stubGlobal("document", { documentElement: { dataset: { density } } });
    vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
    const animate = vi.fn();
    enter({ animate } as unknown as Element, { from: { opacity: 0 }, durationMs: 240 });
    const show = vi.fn();
    countUp(show, 500);
    expect(animate).not.toHaveBeenCalled();
    expect(show.mock.calls).toEqual([[1000]]);
  });
});
