import {
  hitsEveryMs,
  type Jackpot,
  jackpotEveryMs,
  type JackpotHit,
  jackpotHitsOf,
  jackpotOf,
  jackpotsOf,
  ownHitsOf,
} from "@touchline/store/jackpots";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatMoney, money } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import { useResource, useStore } from "../../../elements/store.ts";
import { useIsCalm, usePlayerId } from "./use-bonuses.ts";
import { useDayFormat } from "../../../elements/time.ts";
import { useText } from "../../../messages/use-text.ts";
import { useBonusFormats } from "./bonus-text.ts";

const levelLabels = {
  created: "jackpot.created",
  paused: "jackpot.paused",
  finished: "jackpot.finished",
  disabled: "jackpot.disabled",
} as const;

/** A jackpot with its levels. Their amounts count up as bets come in. */
export function JackpotPanel({ jackpot }: { readonly jackpot: Jackpot }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const { currency, subunits } = jackpot;
  return (
    <section aria-label={jackpot.name} className="mx-(--gutter) my-4 grid gap-3 rounded-3 bg-pane p-4 shadow-1" data-jackpot={jackpot.id}>
      <header className="flex flex-wrap items-center gap-3">
        <span className="grid h-10 w-10 shrink-0 place-items-center rounded-2 bg-sel text-on-sel">
          <Icon name="trophy" size={20} />
        </span>
        <h3 className="min-w-0 flex-1 font-[680] leading-tight">
          <bdi>{jackpot.name}</bdi>
          {jackpot.status === "active" ? null : (
            <span className="block text-12 font-normal text-mid">{t(levelLabels[jackpot.status])}</span>
          )}
        </h3>
        <RollingAmount minor={jackpot.amount} currency={currency} subunits={subunits} className="text-22 font-[720]" />
      </header>
      <ul className="grid grid-cols-3 gap-2">
        {jackpot.levels.map((level) => (
          <li key={level.code} className="grid content-start gap-0.5 rounded-2 bg-cell p-2 text-center">
            <span className="text-12 text-mid">
              <bdi>{level.name}</bdi>
              {level.state === "active" ? null : ` · ${t(levelLabels[level.state])}`}
            </span>
            <RollingAmount minor={level.pool_amount} currency={currency} subunits={subunits} className="font-bold" />
            <span className="n text-12 text-low">
              {t("jackpot.dropsBefore", { amount: formats.money({ value: level.drop_before, currency, subunits }, "short") })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-13 text-mid">
        {t("jackpot.terms", {
          stake: formats.money({ value: jackpot.min_stake, currency, subunits }, "short"),
          odds: formats.odds(jackpot.min_odds),
          percent: formats.percent(jackpot.contribution / 10),
        })}
      </p>
    </section>
  );
}

/** The largest level of the first jackpot and how close it is to its must-drop amount. Hidden in calm mode. */
export function JackpotMeter(): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const jackpots = useJackpots();
  const jackpot = jackpots?.find(({ status }) => status === "active");
  const level = jackpot?.levels
    .filter(({ state }) => state === "active")
    .toSorted((left, right) => right.pool_amount - left.pool_amount)[0];
  if (useIsCalm()) return null;
  // Keeps its space while it loads, so that the page below does not shift.
  if (jackpots === undefined) return <div className="cv-pot" />;
  if (jackpot === undefined || level === undefined) return null;
  const { currency, subunits } = jackpot;
  return (
    <div className="cv-pot">
      <h2>
        <bdi>{jackpot.name}</bdi>
      </h2>
      <RollingAmount minor={level.pool_amount} currency={currency} subunits={subunits} />
      <meter min={0} max={level.drop_before} value={level.pool_amount} aria-label={level.name} />
      <p>{t("jackpot.dropsBefore", { amount: formats.money({ value: level.drop_before, currency, subunits }, "short") })}</p>
    </div>
  );
}

interface RollingAmountProps {
  /** Minor units. */
  readonly minor: number;
  readonly currency: string;
  readonly subunits: number;
  readonly className?: string;
}

const rollMs = 900;

/** An amount that counts up when it grows. Jumps if it falls, or if the player prefers reduced motion. */
function RollingAmount({ minor, currency, subunits, className = "" }: RollingAmountProps): ReactNode {
  const { locale } = useStore();
  const shown = useRollingValue(minor);
  return (
    <span className={`n ${className}`}>
      <bdi>{formatMoney(money(BigInt(shown), { currency, subunits }), locale)}</bdi>
    </span>
  );
}

/** The animated value. */
function useRollingValue(target: number): number {
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  useEffect(() => {
    const start = from.current;
    from.current = target;
    if (target <= start || matchMedia("(prefers-reduced-motion: reduce)").matches) return setShown(target);
    let frame = 0;
    let beganAt: number | null = null;
    const step = (now: number): void => {
      beganAt ??= now;
      const share = Math.min(1, (now - beganAt) / rollMs);
      setShown(Math.round(start + (target - start) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

const hitLabels = { initial: "jackpot.initial", approved: "jackpot.approved", declined: "jackpot.declined" } as const;

/** The latest hits, newest first. Players are distinguished by a hash, not by name. */
export function JackpotHits({ hits }: { readonly hits: readonly JackpotHit[] }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const days = useDayFormat();
  if (hits.length === 0) return <p className="px-(--gutter) py-3 text-mid">{t("jackpot.noHits")}</p>;
  return (
    <ol aria-label={t("jackpot.hits")} className="px-(--gutter) pb-4">
      {hits.map((hit) => (
        <li key={hit.id} className={`flex items-center gap-3 border-b border-line py-2 ${hit.is_own ? "font-bold" : ""}`}>
          <span className="min-w-0 flex-1">
            <bdi>{hit.jackpot_level_name}</bdi> · <span className="n">{hit.is_own ? t("jackpot.you") : hit.user_hash}</span>
            <span className="block text-12 font-normal text-mid">
              {days.moment(Date.parse(hit.created_at))}
              {hit.status === "paid" ? "" : ` · ${t(hitLabels[hit.status])}`}
            </span>
          </span>
          <span className="n">{formats.money({ value: hit.amount, currency: hit.currency, subunits: hit.subunits })}</span>
        </li>
      ))}
    </ol>
  );
}

/** Polls while the page is visible. */
function usePolling(everyMs: number, read: () => unknown): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") read();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, read]);
}

/** The jackpots with their levels, polled every 15 s; undefined while they load. */
export function useJackpots(): readonly Jackpot[] | undefined {
  const { api } = useStore();
  const { data, isError, refetch } = useResource(jackpotsOf(api));
  usePolling(jackpotEveryMs, refetch);
  return data ?? (isError ? [] : undefined);
}

/** One jackpot, polled every 15 s; empty while it loads or if it does not exist. */
export function useJackpot(id: string): readonly Jackpot[] {
  const { api } = useStore();
  const { data, refetch } = useResource(jackpotOf(api, id));
  usePolling(jackpotEveryMs, refetch);
  return data ?? [];
}

/** The latest hits of a jackpot, polled every 60 s, with the player's own older ones after them. */
export function useJackpotHits(id: number, limit: number): readonly JackpotHit[] | undefined {
  const { api } = useStore();
  const playerId = usePlayerId();
  const { data, refetch } = useResource(jackpotHitsOf(api, playerId, id));
  const { data: own } = useResource(ownHitsOf(api, playerId ?? "", { jackpotId: id }), { isEnabled: playerId !== null });
  usePolling(hitsEveryMs, refetch);
  return data === undefined ? undefined : withOwnHits(data.slice(0, limit), own ?? []);
}

/** Adds the player's hits that are not among the latest ones. */
export function withOwnHits(latest: readonly JackpotHit[], own: readonly JackpotHit[]): readonly JackpotHit[] {
  const known = new Set(latest.map(({ id }) => id));
  return [...latest, ...own.filter((hit) => hit.is_own && !known.has(hit.id))];
}
