import { formatMoney, wireToMoney } from "@touchline/domain";
import { betListingsOf } from "@touchline/store";
import type { Limit } from "@touchline/store/safer-gambling";
import { Icon } from "@touchline/ui";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useFlag, useResource, useSession, useStore } from "../../../elements/store.ts";
import { useDayFormat, useNow } from "../../../elements/time.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { minutesSince, timeText } from "./session-figures.tsx";
import { useSaferGambling } from "./use-safer-gambling.ts";

const stakeLimitTypes: ReadonlySet<string> = new Set(["loss", "wager"]);

/** The limit on losses or wagers with the smallest remaining amount. */
function tightestLimit(limits: readonly Limit[]): Limit | null {
  const remaining = ({ amount, used }: Limit): number => (amount ?? 0) - (used ?? 0);
  const own = limits.filter(({ type, is_in_force }) => is_in_force && stakeLimitTypes.has(type));
  return own.toSorted((left, right) => remaining(left) - remaining(right))[0] ?? null;
}

/** Time of day, session time, net result and remaining limits, shown next to the slip (features B20). */
export function SessionLine(): ReactNode {
  const { player } = useSession();
  const isOn = useFlag("responsible_gambling");
  return player === null || !isOn ? null : <PlayerLine />;
}

function PlayerLine(): ReactNode {
  const t = useText();
  const store = useStore();
  const { locale, ports, session: playerSession } = store;
  const format = useDayFormat();
  const calls = useSaferGambling();
  const { data: facts } = useResource(calls.facts);
  const { data: limits } = useResource(calls.limits);
  const balance = playerSession.balance()?.minor ?? null;
  // A lost bet changes the net result but not the balance.
  const { data: open } = useResource(betListingsOf(store).bets({ group: "open", page: 1 }));
  const settledCount = open?.bets.filter(({ settledAtMs }) => settledAtMs !== null).length;
  useNow();
  const refreshFacts = useEffectEvent(() => void calls.refresh());
  useEffect(() => {
    if (balance !== null) refreshFacts();
  }, [balance, settledCount, open?.total]);
  if (facts === undefined || limits === undefined) return null;
  const { session } = facts;
  const moneyOf = (value: number) => wireToMoney({ value, currency: session.currency, subunits: session.subunits });
  const clock = format.time(ports.time.now());
  const limit = tightestLimit(limits);
  return (
    <PageLink
      to="/safer-gambling"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2 text-12 text-mid hover:bg-cell"
    >
      <span className="n inline-flex items-center gap-1.5">
        <Icon name="clock" size={14} /> {clock}
      </span>
      <span>{t("safer.line.session", { time: timeText(t, minutesSince(session.started_at, ports.time.now())) })}</span>
      <span>
        {t("safer.line.net")} <bdi className="n">{formatMoney(moneyOf(session.net), locale)}</bdi>
      </span>
      {limit === null ? null : <LimitRest limit={limit} />}
    </PageLink>
  );
}

function LimitRest({ limit }: { readonly limit: Limit }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const { amount, used, currency, subunits, type } = limit;
  if (amount === null || currency === null || subunits === null) return null;
  const rest = wireToMoney({ value: Math.max(0, amount - (used ?? 0)), currency, subunits });
  return (
    <b className="font-semibold text-hi">
      {t(type === "loss" ? "safer.line.loss" : "safer.line.wager", { rest: formatMoney(rest, locale) })}
    </b>
  );
}
