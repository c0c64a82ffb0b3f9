import type { Bonus } from "@touchline/store/bonuses";
import type { ReactNode } from "react";
import { SitePicture } from "../../../elements/site-picture.tsx";
import { useDayFormat } from "../../../elements/time.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { bonusFigure, bonusLine, stateLabels, typeLabels, useBonusFormats } from "./bonus-text.ts";
import { BonusProgress } from "./bonus-progress.tsx";
import { BonusPicture } from "./bonus-pictures.tsx";
import { usePlayerId } from "./use-bonuses.ts";

/** The address of a bonus's details. */
export function bonusAddress(bonus: Pick<Bonus, "id" | "type">): string {
  return `/promotions?bonus=${bonus.type}-${bonus.id}`;
}

/** The campaign's picture, if the operator set one. The card's name describes it. */
function CampaignPicture({ banners }: Pick<Bonus, "banners">): ReactNode {
  const desktop = banners.desktop ?? banners.mobile;
  if (desktop === null) return null;
  const image = { desktop, mobile: banners.mobile ?? desktop, alt: "" };
  return <SitePicture image={image} sizes="(min-width: 720px) 400px, 100vw" className="-m-4 mb-0 block h-32 overflow-hidden rounded-t-3" />;
}

/** A bonus that ends in or after this year has no end date, because the backend did not send one. */
const endlessFrom = "2900";

interface NextStep {
  readonly key: MessageKey;
  readonly to: string;
}

/** The next action of a visitor or player with a running bonus. */
function nextStep(bonus: Bonus, address: string, isVisitor: boolean): NextStep {
  if (isVisitor) return { key: "bonus.signIn", to: `/users/sign-in?returnTo=${encodeURIComponent(address)}` };
  const { user_status: state, freebet, tournament } = bonus;
  if (freebet?.boost_required === true) return { key: "bonus.openChest", to: address };
  if (state === "available") return { key: "bonus.activate", to: address };
  return tournament?.position == null ? { key: "promotions.browse", to: "/" } : { key: "bonus.rating.title", to: address };
}

/** One bonus in a list: its kind, its value and the player's progress. */
export function BonusCard({ bonus }: { readonly bonus: Bonus }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const days = useDayFormat();
  const { textKey } = typeLabels[bonus.type];
  const isVisitor = usePlayerId() === null;
  const isOn = bonus.user_status === "active" || bonus.user_status === "available" || (isVisitor && bonus.user_status === "not_available");
  const endsAt = bonus.issued?.expired_at ?? bonus.valid_to;
  const figure = bonusFigure(bonus, formats);
  const hasPicture = bonus.banners.desktop !== null || bonus.banners.mobile !== null;
  const address = bonusAddress(bonus);
  const step = isOn ? nextStep(bonus, address, isVisitor) : null;
  return (
    <article data-bonus={bonus.type} className="flex flex-col gap-3 rounded-3 bg-pane p-4 shadow-1">
      <CampaignPicture banners={bonus.banners} />
      <header className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-[680] leading-tight">
            <bdi>{bonus.name}</bdi>
          </h3>
          <p className="text-12 text-mid">
            {t(textKey)}
            {isVisitor ? null : ` · ${t(stateLabels[bonus.user_status])}`}
          </p>
          {figure === null ? null : (
            <p className={`n pt-1 text-22 font-[720] ${isOn ? "" : "text-mid"}`}>
              <bdi>{figure}</bdi>
            </p>
          )}
        </div>
        {hasPicture ? null : <BonusPicture bonus={bonus} className={`h-14 w-20 shrink-0 ${isOn ? "" : "opacity-60"}`} />}
      </header>
      <p>{bonusLine(bonus, t, formats)}</p>
      <BonusProgress bonus={bonus} />
      <footer className="mt-auto flex flex-wrap items-center gap-2">
        {isOn && endsAt < endlessFrom ? (
          <span className="w-full text-12 text-mid">{t("bonus.until", { moment: days.moment(Date.parse(endsAt)) })}</span>
        ) : null}
        {step === null ? null : (
          <PageLink to={step.to} className="btn flex-1" data-tone="act">
            {t(step.key)}
          </PageLink>
        )}
        {step?.to === address ? null : (
          <PageLink to={address} className="btn" data-tone="quiet">
            {t("bonus.details")}
          </PageLink>
        )}
      </footer>
    </article>
  );
}

/** Columns of cards; their number depends on the width. */
export const bonusColumns = "grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))]";

export function BonusCards({ bonuses }: { readonly bonuses: readonly Bonus[] }): ReactNode {
  return (
    <div className={`grid ${bonusColumns} gap-3 px-(--gutter) pb-4`}>
      {bonuses.map((bonus) => (
        <BonusCard key={`${bonus.type}-${bonus.id}`} bonus={bonus} />
      ))}
    </div>
  );
}
