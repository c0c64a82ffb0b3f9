import { escapeHtml } from "@touchline/domain";
import type { FastifyInstance } from "fastify";
import { feedProviders, isFeedProvider } from "../../../book/feed-providers.ts";
import { listSwitchedProviders, switchProvider } from "../../../book/provider-switch.ts";
import type { Services } from "../../services.ts";
import { addOperatorPage, timeCell, toTable } from "./operator-page.ts";

const soldByProvider = { betradar: "All sports except e-sports", oddin: "E-sports" } as const;
const explanation =
  "While a provider is off, its matches and odds stay on the site, but no bet on them is accepted and no cash out is offered. " +
  "Slips mark its selections as unavailable until it is on again.";

function toButton(provider: string, isActive: boolean): string {
  const fields = `<input type="hidden" name="provider" value="${provider}"><input type="hidden" name="active" value="${!isActive}">`;
  return `<form method="post">${fields}<button>Switch ${isActive ? "off" : "on"}</button></form>`;
}

/** Feed providers: the operator switches one off and on while the site runs. */
export function addFeedProviderPage(app: FastifyInstance, { database, signal, settings }: Services): void {
  const show = async (): Promise<string> => {
    const switched = new Map((await listSwitchedProviders(database)).map((row) => [row.provider, row]));
    const rows = feedProviders.map((provider) => {
      const row = switched.get(provider);
      const isActive = row?.is_active ?? true;
      return [
        escapeHtml(provider),
        soldByProvider[provider],
        isActive ? "On" : "Off",
        row === undefined ? "" : timeCell(row.changed_at),
        toButton(provider, isActive),
      ];
    });
    return `<p>${explanation}</p>${toTable(["Provider", "Sells", "State", "Changed (UTC)", ""], rows)}`;
  };
  addOperatorPage(app, settings.operator, {
    name: "feed-providers",
    title: "Feed providers",
    show,
    async submit(form) {
      const provider = form.get("provider");
      const active = form.get("active");
      if (!isFeedProvider(provider) || (active !== "true" && active !== "false"))
        return { type: "refusal", status: 400, code: "invalid_request", message: "A provider and its new state are required." };
      await switchProvider(database, provider, active === "true");
      signal.notify("feed-providers");
      return show();
    },
  });
}
