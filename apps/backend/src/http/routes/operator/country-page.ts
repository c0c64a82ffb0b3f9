import { setTimeout as sleep } from "node:timers/promises";
import { escapeHtml } from "@touchline/domain";
import type { FastifyInstance } from "fastify";
import { countryCodes } from "../../../players/countries.data.ts";
import { blocksReadWithinMs } from "../../../players/access/country-blocks.ts";
import { visitorIn } from "../../../realtime/visitors.ts";
import type { Refusal } from "../../api-call.ts";
import type { Services } from "../../services.ts";
import { addOperatorPage } from "./operator-page.ts";

const known: ReadonlySet<string> = new Set(countryCodes);

function refuse(message: string): Refusal {
  return { type: "refusal", status: 422, code: "invalid_request", message, field: "countries" };
}

/** Lets the operator close the site for countries at once: pages, calls and connections of every process. */
export function addCountryPage(app: FastifyInstance, { blocks, sessions, publisher, settings }: Services): void {
  const hasHeader = settings.players.countryHeader !== null;

  /** Ends the connections of the countries' visitors, and of players whose page is there. */
  async function endConnections(countries: readonly string[]): Promise<void> {
    for (const id of await sessions.playersIn(countries)) publisher.disconnectUser(id);
    for (const country of countries) publisher.disconnectUser(visitorIn(country));
  }

  const show = (): string => {
    if (!hasHeader) return "<p>No country is known: set COUNTRY_HEADER to the header in which your proxy names it.</p>";
    const fixed = blocks.fixed.size === 0 ? "" : `<p>Always closed by BLOCKED_COUNTRIES: ${escapeHtml([...blocks.fixed].join(", "))}.</p>`;
    return `${fixed}<form method="post"><label>Closed countries, such as FR, US<textarea name="countries" rows="4">${escapeHtml(blocks.chosen().join(", "))}</textarea></label><button>Save</button></form>`;
  };
  addOperatorPage(app, settings.operator, {
    name: "countries",
    title: "Closed countries",
    show,
    async submit(form) {
      if (!hasHeader) return refuse("Set COUNTRY_HEADER first: without it no country is known.");
      const countries = (form.get("countries") ?? "")
        .toUpperCase()
        .split(/[\s,]+/u)
        .filter(Boolean);
      const unknown = countries.filter((country) => !known.has(country));
      if (unknown.length > 0) return refuse(`Not a country code: ${unknown.join(", ")}.`);
      await blocks.choose(countries);
      // Includes earlier choices: the process that made them may have ended before it closed the connections.
      const closed = blocks.chosen();
      await endConnections(closed);
      // Meanwhile, a process that has not read the choice yet may accept a page's new connection.
      await sleep(closed.length === 0 ? 0 : blocksReadWithinMs);
      await endConnections(closed);
      return `<p role="status">Saved.</p>${show()}`;
    },
  });
}
