import { Icon, type IconName } from "@touchline/ui";
import type { ReactNode } from "react";
import { amountOf, priceMove, type SlipRefusal, slipSelections } from "@touchline/domain";
import { openAuth } from "../../../../elements/dialog-events.ts";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";
import { legName } from "../leg-name.ts";
import { type SlipView, useSlipFormats } from "../use-slip.ts";
import { SupportReference } from "./support-reference.tsx";

/** The most important notice before placing: the last refusal, the first obstacle, or a changed price. */
export function SlipNotices({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const { money } = useSlipFormats();
  const { refusal, summary, alert } = view;
  if (alert === "missedFields")
    return (
      <SlipNotice tone="bad" title={t("slip.missedFields.title")}>
        {t("slip.missedFields.text")}{" "}
        <button type="button" className="link" onClick={() => openAuth({ kind: "missed_auth_fields" })}>
          {t("slip.missedFields.fix")}
        </button>
      </SlipNotice>
    );
  if (alert === "notPlaced")
    return (
      <SlipNotice tone="bad" title={t("slip.notPlaced.title")}>
        {t("slip.notPlaced.text")}
        <SupportReference view={view} />
      </SlipNotice>
    );
  if (view.arePricesStale && view.slip.state !== "processing") return <SlipNotice tone="plain" title={t("slip.stale")} />;
  if (refusal !== null && isExplained(refusal)) return <RefusalNotice view={view} refusal={refusal} />;
  if (view.slip.state === "error" && view.slip.refusal !== null) {
    const { messageKey, message, byBetIndex } = view.slip.refusal;
    const isOwnLimit = byBetIndex[0]?.error.startsWith("error.limits.") === true;
    return (
      <SlipNotice tone="bad" title={message === null || message === "" ? t(messageKey) : message}>
        {t("slip.nothingTaken")}{" "}
        {isOwnLimit ? (
          <PageLink to="/safer-gambling" className="link">
            {t("safer.toLimits")}
          </PageLink>
        ) : null}
        <SupportReference view={view} />
      </SlipNotice>
    );
  }
  const held = summary.bets.find((bet) => bet.isReviewed);
  const vipFrom = held === undefined ? null : amountOf(view.slip.rules.vipFrom, held.stake);
  if (vipFrom !== null)
    return (
      <SlipNotice tone="plain" title={t("slip.review.title", { amount: money(vipFrom) })}>
        {t("slip.review.text")}
      </SlipNotice>
    );
  const capped = summary.bets.find((bet) => bet.isReturnCapped);
  if (capped !== undefined) return <SlipNotice tone="plain" title={t("slip.capped", { amount: money(capped.potentialReturn) })} />;
  return summary.oddsChange === "tells" && summary.totalStake.minor > 0n ? <ChangeNotice view={view} /> : null;
}

/** The changed odds in one line. Worse ones must be accepted, better ones are only shown. */
function ChangeNotice({ view }: { readonly view: SlipView }): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const legs = slipSelections(view.slip);
  const changed = legs.filter((leg) => priceMove(leg) !== "same");
  const [only] = changed;
  const isBetter = view.refusal?.type !== "oddsChanged" && changed.every((leg) => priceMove(leg) === "better");
  if (only === undefined || changed.length > 1) return <SlipNotice tone={isBetter ? "good" : "warn"} title={t("slip.change.asks")} />;
  const values = { name: legName(only, legs), old: formats.odds(only.acceptedOdds), new: formats.odds(only.odds) };
  return (
    <SlipNotice tone={isBetter ? "good" : "warn"} title={<bdi>{t(isBetter ? "slip.change.oneBetter" : "slip.change.one", values)}</bdi>} />
  );
}

type ExplainedRefusal = Exclude<SlipRefusal, { type: "noBets" | "processing" | "stakeMissing" | "notSignedIn" | "checking" }>;

function isExplained(refusal: SlipRefusal): refusal is ExplainedRefusal {
  return !["noBets", "processing", "stakeMissing", "notSignedIn", "checking"].includes(refusal.type);
}

/** The names of the affected legs, if the button only counts them. */
function LegNames({ view, selectionIds }: { readonly view: SlipView; readonly selectionIds: readonly string[] }): ReactNode {
  const legs = slipSelections(view.slip);
  if (selectionIds.length < 2) return null;
  return legs
    .filter(({ id }) => selectionIds.includes(id))
    .map((leg) => (
      <bdi key={leg.id} className="block truncate text-hi first-letter:uppercase">
        {legName(leg, legs)}
      </bdi>
    ));
}

function RefusalNotice({ view, refusal }: { readonly view: SlipView; readonly refusal: ExplainedRefusal }): ReactNode {
  const t = useText();
  const { money } = useSlipFormats();
  switch (refusal.type) {
    case "oddsChanged":
      return <ChangeNotice view={view} />;
    case "suspended":
    case "notAvailable":
      return (
        <SlipNotice tone="bad" title={t(`slip.refusal.${refusal.type}.title`, { count: refusal.selectionIds.length })}>
          <LegNames view={view} selectionIds={refusal.selectionIds} />
          {t(`slip.refusal.${refusal.type}.text`, { count: refusal.selectionIds.length })}
        </SlipNotice>
      );
    case "restricted":
      return (
        <SlipNotice tone="bad" title={t(`slip.refusal.${refusal.reason}.title`)}>
          {refusal.fix.type === "removeSelections" ? <LegNames view={view} selectionIds={refusal.fix.selectionIds} /> : null}
          {t(`slip.refusal.${refusal.reason}.text`, { count: refusal.selectionIds.length })}
        </SlipNotice>
      );
    case "tooManySelections":
      return <SlipNotice tone="bad" title={t("slip.refusal.tooManySelections.title", { max: refusal.max })} />;
    case "stakeUnderMinimum":
      return (
        <SlipNotice tone="bad" title={t("slip.refusal.stakeUnderMinimum.title")}>
          {t("slip.refusal.stakeUnderMinimum.text", { min: money(refusal.minStake) })}
        </SlipNotice>
      );
    case "stakeOverLimit":
      return (
        <SlipNotice tone="bad" title={t("slip.refusal.stakeOverLimit.title")}>
          {t("slip.refusal.stakeOverLimit.text", { max: money(refusal.maxStake) })}
        </SlipNotice>
      );
    case "returnNotAboveStake":
      return (
        <SlipNotice tone="bad" title={t("error.potential_win.equal_or_less")}>
          {t("slip.refusal.returnNotAboveStake.text")}
        </SlipNotice>
      );
    case "balanceTooLow":
      return (
        <SlipNotice tone="bad" title={t("slip.refusal.balanceTooLow.title")}>
          {t("slip.refusal.balanceTooLow.text", { missing: money(refusal.missing) })}
        </SlipNotice>
      );
    case "playerForbidden":
      return <SlipNotice tone="bad" title={t("error.platform.pve_player_bet_forbidden")} />;
    case "customOddsMissing":
      return <SlipNotice tone="bad" title={t("slip.refusal.customOddsMissing.title")} />;
  }
}

interface SlipNoticeProps {
  readonly tone: "plain" | "bad" | "warn" | "good";
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

const icons: Readonly<Record<SlipNoticeProps["tone"], IconName>> = { plain: "info", bad: "alert", warn: "trend", good: "trend" };

/** One notice above the sums. */
function SlipNotice({ tone, title, children }: SlipNoticeProps): ReactNode {
  return (
    <div className="slip-notice" data-tone={tone}>
      <Icon name={icons[tone]} size={16} className="shrink-0" />
      <div className="min-w-0">
        <div>{title}</div>
        {children === undefined ? null : <div className="text-mid">{children}</div>}
      </div>
    </div>
  );
}
