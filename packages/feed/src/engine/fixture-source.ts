import type { Fixture } from "../fixture.ts";

/** What the engine needs of the calendar. */
export interface FixtureSource {
  /** Fixtures that start in [from, to), feed time, epoch ms. */
  fixturesBetween(fromMs: number, toMs: number): readonly Fixture[];
  /** Any fixture of the plan, past ones too. */
  fixture(id: number): Fixture | null | undefined;
}
