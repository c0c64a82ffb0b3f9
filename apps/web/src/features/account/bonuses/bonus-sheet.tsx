import { activateBonus, type Bonus } from "@touchline/store/bonuses";
import { Alert, Button, IconButton, Sheet } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { useBonusFormats } from "./bonus-format.ts";
import { bonusLine } from "./bonus-line.ts";
import { BonusProgress } from "./bonus-progress.tsx";
import { BonusTerms } from "./bonus-terms.tsx";
import { stateWords, typeWords } from "./bonus-words.data.ts";
import { BoostRanges } from "./boost-ranges.tsx";
import { Chests } from "./chests.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { BonusPicture } from "./pictures/bonus-picture.tsx";
import { useOwner } from "./use-bonuses.ts";

/** One bonus in full: what it brings, where the player stands, what can be done, and every term. */
export function BonusSheet({ bonus, onClose }: { readonly bonus: Bonus | null; onClose(): void }): ReactNode {
  return (
    <Sheet name="bonus" place="center" label={bonus?.name ?? ""} isOpen={bonus !== null} onClose={onClose}>
      {bonus === null ? null : <BonusDetail bonus={bonus} onClose={onClose} />}
    </Sheet>
  );
}

/** The sheet's content. */
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
            {t(typeWords[bonus.type].textKey)} · {t(stateWords[bonus.user_status])}
          </p>
        </div>
        <IconButton icon="close" label={t("bonus.close")} onClick={onClose} />
      </header>
      <p>{bonusLine(bonus, t, formats)}</p>
      {bonus.comboboost === null ? null : <BoostRanges ranges={bonus.comboboost.ranges} />}
      {bonus.tournament !== null && bonus.tournament.position === null ? null : <BonusProgress bonus={bonus} />}
      {isClosed || (bonus.freebet?.boost_place ?? null) !== null ? <ChestPart bonus={bonus} isClosed={isClosed} /> : null}
      {bonus.tournament === null ? null : <Leaderboard id={bonus.id} />}
      <BonusAction bonus={bonus} />
      <section className="grid gap-2">
        <h3 className="font-[650]">{t("bonus.terms")}</h3>
        <BonusTerms bonus={bonus} />
      </section>
    </div>
  );
}

/** Chests stay while the sheet is open, so that what they held can be read after one was opened. */
function ChestPart({ bonus, isClosed }: { readonly bonus: Bonus; readonly isClosed: boolean }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const [wasClosed] = useState(isClosed);
  if (wasClosed) return <Chests bonus={bonus} />;
  return <p className="text-mid">{t("bonus.chest.won", { percent: formats.percent((bonus.freebet?.boost_multiplier ?? 1000) - 1000) })}</p>;
}

function BonusAction({ bonus }: { readonly bonus: Bonus }): ReactNode {
  const t = useText();
  const store = useStore();
  const owner = useOwner();
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  async function activate(): Promise<void> {
    setState("busy");
    const answer = await activateBonus(store, bonus.id);
    setState(answer.ok ? "idle" : "failed");
  }
  if (owner === null) {
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
