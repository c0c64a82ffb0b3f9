import { readFileSync } from "node:fs";

/** Loads one of the shared vector files beside these tests. */
export function readVectors<Shape>(name: "odds-formats" | "combos" | "system-bets" | "cashout"): Shape {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), "utf8")) as Shape;
}
