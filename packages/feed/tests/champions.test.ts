import { describe, expect, it } from "vitest";
import { championOf, shapeOf } from "../src/outrights/season-shape.ts";
import { dataset } from "./dataset.ts";

describe("championOf", () => {
  it.each([
    ["worldcup", "2026", "soccer:spain"],
    ["worldcup", "2022", "soccer:argentina"],
    ["euro", "2024", "soccer:spain"],
    ["ucl", "2024-25", "soccer:paris-saint-germain-fc"],
    ["uel", "2024-25", "soccer:tottenham-hotspur-fc"],
    ["uecl", "2024-25", "soccer:chelsea-fc"],
    ["eng.facup", "2024-25", "soccer:crystal-palace-fc"],
    ["eng.eflcup", "2024-25", "soccer:newcastle-united-fc"],
    ["ger.cup", "2024-25", "soccer:vfb-stuttgart"],
    ["libertadores", "2025", "soccer:cr-flamengo"],
    ["eng.1", "2024-25", "soccer:liverpool-fc"],
    ["ger.1", "2024-25", "soccer:fc-bayern-munchen"],
    ["eng.2", "2024-25", "soccer:leeds-united-fc"],
    ["nba", "2022-23", "basketball:denver-nuggets"],
    ["nba", "2023-24", "basketball:boston-celtics"],
    ["euroleague", "2018-19", "basketball:cska-moscow"],
    ["nfl", "2024", "american-football:philadelphia-eagles"],
    ["ipl", "2024", "cricket:kolkata-knight-riders"],
    ["ipl", "2025", "cricket:royal-challengers-bengaluru"],
    ["atp.wimbledon", "2017", "tennis:roger-federer"],
    ["atp.us-open", "2017", "tennis:rafael-nadal"],
    ["atp.atp-finals", "2017", "tennis:grigor-dimitrov"],
    ["nhl", "2025-26", "ice-hockey:colorado-avalanche"],
    ["mlb", "2024", "baseball:los-angeles-dodgers"],
  ])("%s %s was won by %s", (key, name, champion) => {
    const season = dataset.seasons.find((candidate) => candidate.key === key && candidate.season === name);
    expect(season && championOf(shapeOf(season))).toBe(champion);
  });
});
