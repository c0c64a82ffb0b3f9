import type { EndpointShape } from "@touchline/contract/endpoint";
import * as catalog from "@touchline/contract/http/catalog";
import * as matches from "@touchline/contract/http/matches";
import { search } from "@touchline/contract/http/search";
import { getSettings } from "@touchline/contract/http/settings";
import { getSiteConfig, getSystemData } from "@touchline/contract/http/system";
import type { ConformanceCheck } from "./conformance.ts";
import { bodyOf, must } from "./caller.ts";

interface Paged {
  readonly data: readonly { readonly id: number }[];
  readonly pagination: { readonly total: number; readonly page: number; readonly limit: number; readonly last_page: number };
}

/** Checks the reply of a call without parameters. */
function plain(shape: EndpointShape, query = ""): ConformanceCheck {
  return {
    level: "full",
    name: `GET ${shape.path}${query} answers as the contract says`,
    needs: "nothing",
    run: async ({ visitor }) => void bodyOf(shape, await visitor.get(shape.path + query)),
  };
}

/** Checks the reply for one item of a list, fetched by its id. */
function oneOf(list: EndpointShape, one: EndpointShape, query = "?limit=1"): ConformanceCheck {
  return {
    level: "full",
    name: `GET ${one.path} answers as the contract says`,
    needs: "nothing",
    async run({ visitor }) {
      const listed = bodyOf(list, await visitor.get(list.path + query)) as Paged;
      const [first] = listed.data;
      must(first !== undefined, `GET ${list.path} lists nothing to look at.`);
      bodyOf(one, await visitor.get(one.path.replace(":id", String(first.id))));
    },
  };
}

/** Public data: sports, leagues, matches, prices, configuration. */
export const catalogChecks: readonly ConformanceCheck[] = [
  plain(getSystemData),
  plain(getSiteConfig),
  plain(getSettings),
  plain(catalog.listSports),
  plain(catalog.listCategories, "?limit=5"),
  plain(catalog.listTournaments, "?limit=5"),
  plain(matches.listMatches, "?limit=20"),
  oneOf(catalog.listCategories, catalog.getCategory),
  oneOf(catalog.listTournaments, catalog.getTournament),
  oneOf(matches.listMatches, matches.getMatch),
  oneOf(matches.listMatches, matches.listMarkets),
  plain(search, "?q=real"),
  {
    level: "full",
    name: "POST /api/v2/counters counts the offer",
    needs: "nothing",
    run: async ({ visitor }) =>
      void bodyOf(catalog.countEvents, await visitor.send("POST", catalog.countEvents.path, { filters: [{ match_status: [0, 1] }] })),
  },
  {
    level: "full",
    name: "lists respect the page limit, and the last page is the last",
    needs: "nothing",
    async run({ visitor }) {
      const first = bodyOf(matches.listMatches, await visitor.get(`${matches.listMatches.path}?limit=3&page=1`)) as Paged;
      const { total, limit, last_page } = first.pagination;
      must(first.data.length <= 3 && limit === 3, `A page of limit 3 held ${first.data.length}.`);
      must(last_page === Math.max(Math.ceil(total / 3), 1), `${total} matches on pages of 3 end on page ${last_page}.`);
      const beyond = bodyOf(matches.listMatches, await visitor.get(`${matches.listMatches.path}?limit=3&page=${last_page + 1}`)) as Paged;
      must(beyond.data.length === 0, "The page after the last one is not empty.");
    },
  },
];
