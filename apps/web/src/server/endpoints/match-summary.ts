import type { Match } from "@touchline/contract/entities/match";
import {
  capOdds,
  defaultOddsDisplayCap,
  escapeHtml,
  formatOdds,
  localeDirection,
  localeFacts,
  localeToNumberTag,
  localizePath,
  type OddsFormat,
  parseOdds,
} from "@touchline/domain";
import type { Site } from "../brand/site.ts";
import type { Text } from "../../messages/text.ts";
import type { WebEnvironment } from "../environment.ts";

/** A match as other sites show it (spec.md 3 "Betting widget match summary"). */
interface MatchSummary {
  readonly match_id: Match["id"];
  readonly home_team_name: string;
  readonly away_team_name: string;
  /** ISO UTC. */
  readonly scheduled_time: string;
  readonly tournament_name: string;
  /** Key of the sport. */
  readonly sport: string;
  /** The odds in the requested format; null while the outcome is not offered. */
  readonly odds_home: string | null;
  /** Only if the main market has three outcomes. */
  readonly odds_draw?: string | null;
  readonly odds_away: string | null;
  readonly home_team_logo: string | null;
  readonly away_team_logo: string | null;
  readonly status: "prematch" | "live" | "stopped" | "closed" | "finished" | "not_covered";
  /** The data provider's id of the match; null for another provider. */
  readonly sr_match_id: string | null;
}

const statuses = ["prematch", "live", "stopped", "closed", "finished", "not_covered"] as const;
const providerUrn = /^sr:match:(\d+)$/u;
const outcomesWithDraw = 3;

/** The summary of a match; null for outright events, which have no two sides. */
export function toMatchSummary(match: Match, format: OddsFormat): MatchSummary | null {
  const { competitors, main_market: market } = match;
  if (competitors === null) return null;
  const write = (index: number): string | null => {
    const outcome = market?.outcomes[index];
    const odds = parseOdds(outcome?.odds);
    if (market?.status !== 1 || odds === null || outcome?.active !== true) return null;
    return formatOdds(capOdds(odds, defaultOddsDisplayCap).odds, format);
  };
  const hasDraw = (market?.outcomes.length ?? match.tournament.sport.main_market_outcomes_count) === outcomesWithDraw;
  return {
    match_id: match.id,
    home_team_name: competitors.home.name,
    away_team_name: competitors.away.name,
    scheduled_time: match.start_time,
    tournament_name: match.tournament.name,
    sport: match.tournament.sport.key,
    odds_home: write(0),
    ...(hasDraw ? { odds_draw: write(1) } : {}),
    odds_away: write(hasDraw ? outcomesWithDraw - 1 : 1),
    home_team_logo: competitors.home.logo,
    away_team_logo: competitors.away.logo,
    status: statuses[match.status],
    sr_match_id: providerUrn.exec(match.urn_id)?.[1] ?? null,
  };
}

interface SummaryDocumentOptions {
  readonly summary: MatchSummary;
  /** Two colours of each side, drawn in place of a missing logo. */
  readonly colors: Readonly<Record<"home" | "away", readonly [string, string]>>;
  /** Address of the match without the locale. */
  readonly address: string;
  readonly locale: string;
  /** IANA time zone of the start time. */
  readonly timeZone: string;
  readonly theme: "dark" | "light";
  readonly nonce: string;
  readonly text: Text;
  readonly environment: Pick<WebEnvironment, "publicOrigin" | "bareLocale" | "rtlView">;
  readonly site: Pick<Site, "brand">;
}

/** Reload interval while a match is live. */
const refreshSeconds = 15;

function crest(logo: string | null, [first, second]: readonly [string, string]): string {
  if (logo !== null) return `<img src="${escapeHtml(logo)}" width="20" height="20" alt="">`;
  return `<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path fill="${escapeHtml(first)}" d="M10 0a10 10 0 0 0 0 20z"/><path fill="${escapeHtml(second)}" d="M10 0a10 10 0 0 1 0 20z"/><circle cx="10" cy="10" r="9.5" fill="none" stroke="currentColor" stroke-opacity=".35"/></svg>`;
}

function moment({ summary, locale, timeZone, text }: SummaryDocumentOptions): string {
  if (summary.status === "live" || summary.status === "stopped") return `<b class="live">${escapeHtml(text("match.live"))}</b>`;
  if (summary.status !== "prematch") return escapeHtml(text("match.ended"));
  const form = new Intl.DateTimeFormat(localeToNumberTag(locale), {
    weekday: "short",
    day: "2-digit",
    month: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });
  const written = form.format(new Date(summary.scheduled_time));
  return `<time datetime="${summary.scheduled_time}">${escapeHtml(written)}</time>`;
}

function prices({ summary, text }: SummaryDocumentOptions, href: string): string {
  const cell = (name: string, label: string, price: string | null): string =>
    price === null
      ? `<span class="p"><i>${label}</i>–</span>`
      : `<a class="p" href="${href}" target="_blank" rel="noopener" aria-label="${escapeHtml(name)} ${price}"><i>${label}</i><b>${price}</b></a>`;
  const draw = summary.odds_draw === undefined ? "" : cell(text("match.draw"), "X", summary.odds_draw);
  return `<div class="ps">${cell(summary.home_team_name, "1", summary.odds_home)}${draw}${cell(summary.away_team_name, "2", summary.odds_away)}</div>`;
}

/** A match as a widget for other sites: one small document without scripts. */
export function toSummaryDocument(options: SummaryDocumentOptions): string {
  const { summary, colors, address, locale, theme, nonce, environment, site } = options;
  const { palettes, name, shape } = site.brand.pack;
  const palette = palettes[theme];
  const href = escapeHtml(`${environment.publicOrigin}${localizePath(address, locale, environment.bareLocale)}`);
  const team = (side: "home" | "away"): string =>
    `<div class="t">${crest(summary[`${side}_team_logo`], colors[side])}<bdi>${escapeHtml(summary[`${side}_team_name`])}</bdi></div>`;
  const style = [
    `*{box-sizing:border-box}body{margin:0;font:14px/1.4 ${shape.font};color:${palette.hi};background:${palette.pane}}`,
    `a{color:inherit;text-decoration:none}.w{padding:12px;border:1px solid ${palette.line};border-radius:8px;display:grid;gap:8px}`,
    `.h{display:flex;justify-content:space-between;gap:8px;font-size:12px;color:${palette.mid}}.h bdi{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}`,
    `.live{color:${palette.live}}.t{display:flex;align-items:center;gap:8px;font-weight:600;min-height:24px}.t+.t{margin-top:4px}`,
    `.ps{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:4px}.p{display:flex;justify-content:space-between;padding:10px 12px;border-radius:4px;background:${palette.cell};font-variant-numeric:tabular-nums}`,
    `.p i{font-style:normal;color:${palette.mid}}a.p:hover{background:${palette["cell-h"]}}a:focus-visible{outline:2px solid ${palette.focus};outline-offset:2px}`,
    `.f{font-size:12px;color:${palette.mid};text-align:end}`,
  ].join("");
  const isRunning = summary.status === "live" || summary.status === "stopped";
  return [
    `<!doctype html><html lang="${localeFacts(locale).htmlTag}" dir="${localeDirection(locale, { rtlView: environment.rtlView })}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    isRunning ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : "",
    `<title>${escapeHtml(`${summary.home_team_name} – ${summary.away_team_name}`)}</title><style nonce="${nonce}">${style}</style></head>`,
    `<body><div class="w"><div class="h"><bdi>${escapeHtml(summary.tournament_name)}</bdi><span>${moment(options)}</span></div>`,
    `<a href="${href}" target="_blank" rel="noopener">${team("home")}${team("away")}</a>${prices(options, href)}`,
    `<a class="f" href="${href}" target="_blank" rel="noopener"><bdi>${escapeHtml(name)}</bdi></a></div></body></html>`,
  ].join("");
}
