// @ts-check
/**
 * An example for WIRE_ADAPTER (put-your-own-api-behind-it.md): a backend that lists events with camel case names, decimal prices and
 * teams in a list. One file, without imports, runs on the web server and in the page.
 *
 * @typedef {import("@touchline/store/wire").WireAdapter} WireAdapter
 * @typedef {Record<string, any>} Row
 */

const statusByState = { PREMATCH: 0, LIVE: 1, PAUSED: 2, CLOSED: 3, ENDED: 4 };

/** Prices in the contract are in thousandths. @param {unknown} decimal */
const toThousandths = (decimal) => (typeof decimal === "number" ? Math.round(decimal * 1_000) : null);

/** @param {Row} line @param {string} eventId */
const toMarket = (line, eventId) => ({
  id: line.lineId,
  match_id: eventId,
  name: line.title,
  specifier: line.handicap === undefined ? "" : `hcp=${line.handicap}`,
  status: line.isOpen ? 1 : -1,
  outcomes: line.prices.map((/** @type {Row} */ price) => ({
    id: price.priceId,
    name: price.title,
    active: price.isOpen,
    odds: toThousandths(price.decimal),
  })),
});

/** @param {Row} event */
const toMatch = ({ eventId, slug, state, startsAt, competition, teams, score, lines }) => ({
  id: eventId,
  slug,
  status: statusByState[/** @type {keyof typeof statusByState} */ (state)],
  start_time: startsAt,
  competitors: { home: { name: teams[0].name, logo: teams[0].crest }, away: { name: teams[1].name, logo: teams[1].crest } },
  tournament: {
    id: competition.competitionId,
    name: competition.title,
    sport: { key: competition.sport },
    category: { id: competition.country, name: competition.country },
  },
  statistics: score === undefined ? null : { total_score: { home: score[0], away: score[1] } },
  main_market: lines[0] === undefined ? null : toMarket(lines[0], eventId),
  available_markets: lines.length,
});

/** @type {WireAdapter} */
export const adapter = {
  // The web server forwards paths below /api, /platform/api, /connection and /emulation.
  request(call) {
    const { match_status, page, limit } = call.query;
    switch (`${call.method} ${call.path}`) {
      case "GET /api/v2/matches":
        return { ...call, path: "/api/events", query: { live: [match_status].flat().includes(1), page, pageSize: limit } };
      case "GET /api/v2/matches/:id":
        return { ...call, path: "/api/events/:id" };
      case "GET /api/v2/matches/:id/markets":
        return { ...call, path: "/api/events/:id/lines", query: {} };
      default:
        return call;
    }
  },
  // `call` is the call as defined in the contract, before `request` changed it.
  reply(call, reply) {
    if (reply.status !== 200) return reply;
    const body = /** @type {Row} */ (reply.body);
    switch (`${call.method} ${call.path}`) {
      case "GET /api/v2/matches":
        return {
          ...reply,
          body: { data: body.events.map(toMatch), pagination: { total: body.total, page: body.page, last_page: body.pages } },
        };
      case "GET /api/v2/matches/:id":
        return { ...reply, body: toMatch(body) };
      case "GET /api/v2/matches/:id/markets":
        return { ...reply, body: { data: body.lines.map((/** @type {Row} */ line) => toMarket(line, String(call.params.id))) } };
      default:
        return reply;
    }
  },
  publication(data) {
    const { kind, event, lines } = /** @type {Row} */ (data);
    if (kind !== "prices") return data;
    const markets = lines.map((/** @type {Row} */ line) => toMarket(line, event));
    return { event: "markets_changed", data: { match_id: event, markets, removed: [] } };
  },
};
