import { readFileSync } from "node:fs";

/** Loads a vector file. */
export function readVectors<Shape>(name: "odds-formats" | "combos" | "system-bets" | "cashout" | "freebets"): Shape {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), "utf8")) as Shape;
}
