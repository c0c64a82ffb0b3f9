import { getSettings, saveSettings } from "@touchline/contract/http/settings";
import { parseTestProviders } from "@touchline/domain";
import { systemTypes } from "../../../betting/bets/bet-terms.ts";
import { changeSettings, playerSettings, type SettingsFacts } from "../../../players/player-settings.ts";
import { currencyFacts } from "../../../wallet/currency-facts.ts";
import { answer, implement, type Implementation, noStore } from "../../api-call.ts";
import type { Services } from "../../services.ts";

/** The player's settings, and operator settings that the page needs with them. */
export function settingsRoutes({ database, book, settings }: Services): readonly Implementation[] {
  const mayChooseProviders = !settings.featuresOff.includes("custom_sport_type_providers");
  const facts: SettingsFacts = {
    inPlayDelaySeconds: settings.inPlayDelaySeconds,
    isVideoEnabled: settings.video.isEnabled,
    allowsSeveralFreebets: settings.allowsSeveralFreebets,
    isProviderActive: (provider) => !book.inactiveProviders().some((inactive) => inactive === provider),
    systemTypes,
  };
  return [
    implement(getSettings, async ({ findPlayer, header }) => {
      const chosen = mayChooseProviders ? parseTestProviders(header("cookie") ?? "") : new Map<string, string>();
      return answer(200, playerSettings(await findPlayer(), facts, chosen), { headers: noStore });
    }),
    implement(saveSettings, async ({ player, body }) => {
      const unknown = Object.keys(body.stakes ?? {}).find((code) => currencyFacts(code) === null);
      if (unknown !== undefined) {
        return {
          type: "refusal",
          status: 400,
          code: "unknown_currency",
          field: `stakes.${unknown}`,
          message: "We don’t offer this currency. Choose another.",
        };
      }
      return answer(200, playerSettings(await changeSettings(database, player, body), facts));
    }),
  ];
}
