import { activateBonus, type Bonus, type BonusTerm, termsOf } from "@touchline/store/bonuses";
import { type ReactNode, useState } from "react";
import { Alert, Button, IconButton, Sheet } from "@touchline/ui";
import { useResource, useStore } from "../../../elements/store.ts";
import { type DayFormat, useDayFormat } from "../../../elements/time.ts";
import type { MessageValues } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { type BonusFormats, bonusLine, stateLabels, termLabels, typeLabels, useBonusFormats } from "./bonus-text.ts";
import { usePlayerId } from "./use-bonuses.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { BonusProgress, BoostRanges } from "./bonus-progress.tsx";
import { Chests } from "./chests.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { BonusPicture } from "./bonus-pictures.tsx";

/** All details of a bonus: its value, the progress, the actions and the terms. */
export function BonusSheet({ bonus, onClose }: { readonly bonus: Bonus | null; onClose(): void }): ReactNode {
  return (
    <Sheet name="bonus" place="center" label={bonus?.name ?? ""} isOpen={bonus !== null} onClose={onClose}>
      {bonus === null ? null : <BonusDetail bonus={bonus} onClose={onClose} />}
    </Sheet>
  );
}

function BonusDetail({ bonus, onClose }: { readonly bonus: Bonus; onClose(): void }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const isClosed = bonus.freebet?.boost_required === true && bonus.user_status === "available";
  return (
    <div className="grid gap-4 overflow-y-auto p-5" data-bonus={bonus.type}>
      {bonus.banners.desktop === null ? null : (
        <img src={bonus.banners.desktop} alt="" loading="lazy" className="h-40 w-full rounded-2 object-cover" />
      )}
      <header className="flex items-start gap-3">
        {bonus.banners.desktop === null ? <BonusPicture bonus={bonus} className="h-14 w-20 shrink-0" /> : null}
        <div className="min-w-0 flex-1">
          <h2 className="text-18 font-[680]">
            <bdi>{bonus.name}</bdi>
          </h2>
          <p className="text-mid">
            {t(typeLabels[bonus.type].textKey)} · {t(stateLabels[bonus.user_status])}
          </p>
        </div>
        <IconButton icon="close" label={t("bonus.close")} onClick={onClose} />
      </header>
      <p>{bonusLine(bonus, t, formats)}</p>
      {bonus.comboboost === null ? null : <BoostRanges ranges={bonus.comboboost.ranges} />}
      {bonus.tournament !== null && bonus.tournament.position === null ? null : <BonusProgress bonus={bonus} />}
      {isClosed || (bonus.freebet?.boost_place ?? null) !== null ? <ChestSection bonus={bonus} isClosed={isClosed} /> : null}
      {bonus.tournament === null ? null : <Leaderboard id={bonus.id} />}
      <BonusAction bonus={bonus} />
      <section className="grid gap-2">
        <h3 className="font-[650]">{t("bonus.terms")}</h3>
        <BonusTerms bonus={bonus} />
      </section>
    </div>
  );
}

/** Keeps the chests while the sheet is open, so that their content stays visible after one has been opened. */
function ChestSection({ bonus, isClosed }: { readonly bonus: Bonus; readonly isClosed: boolean }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const [wasClosed] = useState(isClosed);
  if (wasClosed) return <Chests bonus={bonus} />;
  return <p className="text-mid">{t("bonus.chest.won", { percent: formats.percent((bonus.freebet?.boost_multiplier ?? 1000) - 1000) })}</p>;
}

function BonusAction({ bonus }: { readonly bonus: Bonus }): ReactNode {
  const t = useText();
  const store = useStore();
  const playerId = usePlayerId();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  async function activate(): Promise<void> {
    setState("busy");
    const answer = await activateBonus(store, bonus.id);
    setState(answer.ok ? "idle" : "failed");
  }
  if (playerId === null) {
    return (
      <PageLink to={`/users/sign-in?returnTo=${encodeURIComponent("/promotions")}`} className="btn min-h-11" data-tone="act">
        {t("bonus.signIn")}
      </PageLink>
    );
  }
  if (bonus.user_status !== "available" || bonus.freebet?.boost_required === true) {
    return bonus.user_status === "active" ? <p className="text-mid">{t("bonus.howToUse")}</p> : null;
  }
  return (
    <>
      {state === "failed" ? <Alert tone="bad">{t("bonus.activateFailed")}</Alert> : null}
      <Button tone="act" className="min-h-11" disabled={state === "busy"} onClick={() => void activate()}>
        {t("bonus.activate")}
      </Button>
    </>
  );
}

/** The values of a term, formatted for its sentence. */
function termValues({ values }: BonusTerm, formats: BonusFormats, days: DayFormat): MessageValues {
  const written: Record<string, string | number> = { ...values };
  const { amount, currency, subunits, thousandths, odds, until } = values;
  if (typeof amount === "number" && typeof currency === "string" && typeof subunits === "number")
    written["amount"] = formats.money({ value: amount, currency, subunits });
  if (typeof thousandths === "number") written["percent"] = formats.percent(thousandths);
  if (typeof odds === "number") written["odds"] = formats.odds(odds);
  if (typeof until === "string") written["until"] = days.moment(Date.parse(until));
  return written;
}

/** The terms of a bonus as sentences. */
function BonusTerms({ bonus }: { readonly bonus: Bonus }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const playerId = usePlayerId();
  const formats = useBonusFormats();
  const days = useDayFormat();
  const { data, isError } = useResource(termsOf(api, playerId, bonus));
  if (isError) return <p className="text-mid">{t("bonus.termsFailed")}</p>;
  if (data === undefined) return <div className="h-28" aria-busy="true" />;
  return (
    <ul className="grid list-disc gap-1.5 ps-5 text-14 text-mid">
      {data.flatMap((term, index) => {
        const key = termLabels[term.key];
        // Some backends send their own sentences.
        const text = key === undefined ? term.values["text"] : t(key, termValues(term, formats, days));
        return text === undefined ? [] : [<li key={`${term.key}-${index}`}>{text}</li>];
      })}
    </ul>
  );
}
