import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { IdStyle } from "../spec-backend/entities.ts";
import { isFull } from "./support/browser.ts";
import { type SpecSite, startSpecSite } from "./support/spec-site.ts";

/** The day of a match that starts this many minutes after the backend does, in the default time zone. */
function dayAfter(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 10);
}

/** Pages by their path after the locale, each with texts of the backend's data that it shows. */
function pagesOf({ backend: { writer } }: SpecSite) {
  const slug = { match: "m", league: "l", category: "c" } as const;
  const entity = (name: string, kind: keyof typeof slug, number: number): string =>
    `/soccer/${name}-${slug[kind]}-${String(writer.id(kind, number))}`;
  return {
    browse: [
      ["", ["Arsenal", "Liverpool"]],
      ["/soccer", ["Arsenal", "Liverpool", "1.55"]],
      ["/tennis", ["Jannik Sinner", "Carlos Alcaraz"]],
      ["/cybersport", ["Team Vitality"]],
      ["/top-sports", ["Arsenal"]],
      ["/live", ["Arsenal", "Jannik Sinner", "Boston Celtics", "Team Vitality"]],
      [entity("england", "category", 11), ["England", "Premier League"]],
      [entity("premier-league", "league", 101), ["Premier League", "Arsenal", "Liverpool"]],
      [entity("arsenal-chelsea", "match", 1001), ["Arsenal", "Chelsea", "Total", "2.5"]],
      [entity("liverpool-everton", "match", 1002), ["Liverpool", "Everton", "Anfield", "Total", "2.5"]],
      [entity("premier-league-2026-27-winner", "match", 2001), ["Premier League 2026/27 winner", "Manchester City"]],
      [`/schedule?date=${dayAfter(180)}`, ["Liverpool"]],
      [`/schedule?date=${dayAfter(240)}`, ["Carlos Alcaraz"]],
      [`/results?date=${dayAfter(-1_440)}`, ["Fulham"]],
    ],
    others: [
      "/favorites",
      "/live/multi",
      "/general-rules",
      "/about",
      "/racing",
      "/lotteries",
      "/premium-cricket",
      "/virtual-gaming-arena",
      "/users/sign-in",
      "/users/sign-up",
      "/users/password/new",
      "/users/password/edit?reset_password_token=x",
      "/users/confirmation",
      "/bets",
      "/search?q=arsenal",
      "/promotions",
      "/_app",
    ],
  } as const;
}

/** A page's path after the locale, and what the page shows. */
type PageRow = readonly [path: string, shown: readonly (string | RegExp)[]];

interface PageReply {
  readonly status: number;
  readonly text: string;
}

async function read(site: SpecSite, path: string, cookie = ""): Promise<PageReply> {
  const { status, html } = await site.read(path, cookie);
  const main = /<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? html;
  return { status, text: main.replaceAll(/<[^>]+>/gu, " ").replaceAll("&amp;", "&") };
}

/** Faults of a page: a wrong status or missing texts. */
async function faultsOf(site: SpecSite, [path, texts]: PageRow, cookie = ""): Promise<readonly string[]> {
  const { status, text } = await read(site, path, cookie);
  const missing = texts.filter((one) => (typeof one === "string" ? !text.includes(one) : !one.test(text)));
  return status === 200 && missing.length === 0 ? [] : [`${path} is ${status} without ${missing.map(String).join(", ")}`];
}

async function allFaults(site: SpecSite, cookie = ""): Promise<readonly string[]> {
  const { browse, others } = pagesOf(site);
  const faults: string[] = [];
  for (const page of [...browse, ...others.map((path) => [path, []] as const)]) faults.push(...(await faultsOf(site, page, cookie)));
  return faults;
}

describe.each([
  { ids: "text", hasSite: true },
  { ids: "number", hasSite: false },
  ...(isFull ? [{ ids: "uuid" as const, hasSite: true }] : []),
] satisfies readonly { readonly ids: IdStyle; readonly hasSite: boolean }[])(
  "pages on a backend that follows the specification to the letter, ids as $ids, site configuration $hasSite",
  (options) => {
    let site: SpecSite;
    beforeAll(async () => {
      site = await startSpecSite(options);
    });
    afterAll(async () => site.stop());

    test("every page shows the backend's data to a visitor, and no call is refused", async () => {
      expect(await allFaults(site)).toEqual([]);
      expect(site.backend.takeRefused()).toEqual([]);
    });

    test("every page shows the backend's data to a player, and no call is refused", async () => {
      const cookie = await site.signIn("ana@example.com");
      expect(await allFaults(site, cookie)).toEqual([]);
      expect(site.backend.takeRefused()).toEqual([]);
      expect((await site.read("/soccer", cookie)).html).toContain("1,000.00");
    });

    test("error pages and unknown addresses answer with their status", async () => {
      const statuses = await Promise.all(
        ["/404", "/nothing", "/soccer/x-m-77777", "/500", "/blocked", "/locked"].map(async (path) => (await read(site, path)).status),
      );
      expect(statuses).toEqual([404, 404, 404, 500, 403, 401]);
    });
  },
);

describe("fields that a backend leaves out", () => {
  let site: SpecSite;
  let cookie = "";
  beforeAll(async () => {
    site = await startSpecSite();
    cookie = await site.signIn("ana@example.com");
  });
  afterAll(async () => site.stop());

  const odds = /\d\.\d\d/u;

  /** The pages that show most of the data, each with a part that remains whatever is left out. */
  function samples(): readonly PageRow[] {
    return [
      ["", ["Arsenal"]],
      ["/soccer", ["Arsenal", "Liverpool"]],
      ["/live", ["Arsenal", "Jannik Sinner"]],
      ["/soccer/arsenal-chelsea-m-1001", ["Arsenal", "Chelsea", odds]],
      ["/soccer/liverpool-everton-m-1002", ["Liverpool", odds]],
      ["/soccer/premier-league-2026-27-winner-m-2001", ["Manchester City"]],
      ["/bets", ["Liverpool"]],
      ["/promotions", []],
      [`/results?date=${dayAfter(-1_440)}`, ["Fulham"]],
    ];
  }

  async function sampleFaults(): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const page of samples()) faults.push(...(await faultsOf(site, page, cookie)));
    return faults;
  }

  const shortTurns = 6;

  /** Groups the optional fields into turns: each leaves some fields out of every entity, and together they cover all. */
  function turns(fields: readonly string[]): readonly (readonly string[])[] {
    if (isFull) return fields.map((field) => [field]);
    const byEntity = [...Map.groupBy(fields, (field) => field.split(".")[0]).values()];
    return Array.from({ length: shortTurns }, (_, turn) =>
      byEntity.flatMap((own) => own.filter((_field, index) => index % shortTurns === turn)),
    );
  }

  test("each optional field can be missing from every reply", async () => {
    site.backend.place("ana@example.com", 1002);
    expect(await sampleFaults()).toEqual([]);
    const faults: Record<string, readonly string[]> = {};
    for (const turn of turns(site.backend.writer.optionalFields())) {
      site.backend.writer.leaveOut(turn);
      const found = await sampleFaults();
      if (found.length > 0) faults[turn.join(" ")] = found;
    }
    expect(faults).toEqual({});
  });

  test("any three of ten optional fields can be missing", async () => {
    const faults: Record<number, readonly string[]> = {};
    for (let seed = 1; seed <= (isFull ? 60 : 2); seed += 1) {
      site.backend.writer.leaveOutAtRandom(seed);
      const found = await sampleFaults();
      if (found.length > 0) faults[seed] = found;
    }
    expect(faults).toEqual({});
  });
});
