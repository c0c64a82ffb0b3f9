import type { QuickBetStoreState } from "@touchline/store";
import { placementErrorCodes, quickBetState, slipSelections } from "@touchline/domain";
import { Icon, IconButton, type IconName, VisuallyHidden } from "@touchline/ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { MessageKey } from "../../../messages/text.ts";
import { openAuth } from "../../../elements/dialog-events.ts";
import { DockMessage } from "../../../elements/dock-message.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { type QuickBetView, useQuickBet } from "./use-quick-bet.ts";

interface ToastText {
  readonly tone: "info" | "good" | "bad";
  readonly title: string;
  readonly text: string | null;
  /** The text for screen readers, if the visible text contains symbols. */
  readonly spoken?: string;
  /** Whether it is a receipt, which holds the focus while it is shown. */
  readonly isReceipt?: boolean;
  readonly action?: ReactNode;
}

const icons: Readonly<Record<ToastText["tone"], IconName>> = { info: "clock", good: "check-circle", bad: "alert" };

/** The result of the last tap: in progress, placed with its reference, or refused. Screen readers announce it. */
export function QuickBetToast(): ReactNode {
  const view = useQuickBet();
  const t = useText();
  const toast = useToastText(view);
  return (
    <DockMessage kind="quickBet">
      {toast === null ? null : (
        <div className="toast" data-tone={toast.tone}>
          <Icon name={icons[toast.tone]} size={20} />
          <div className="min-w-0 flex-1">
            {toast.isReceipt === true ? <ReceiptTitle title={toast.title} /> : <p className="font-[650]">{toast.title}</p>}
            {toast.text === null ? null : (
              <p className="truncate text-12 text-mid">
                <span aria-hidden={toast.spoken !== undefined}>{toast.text}</span>
                {toast.spoken === undefined ? null : <VisuallyHidden>{toast.spoken}</VisuallyHidden>}
              </p>
            )}
          </div>
          {toast.action}
          {toast.tone === "info" ? null : <IconButton icon="close" label={t("quickBet.dismiss")} onClick={view.page.dismiss} />}
        </div>
      )}
    </DockMessage>
  );
}

/** Takes the focus from the tapped odds and returns it on unmount. A focus elsewhere on the page stays. */
function ReceiptTitle({ title }: { readonly title: string }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const toast = heading.current?.closest(".toast");
    if (before !== document.body && before?.closest("button.odd") == null) return undefined;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (toast?.contains(document.activeElement) === true && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className="font-[650] outline-none">
      {title}
    </h2>
  );
}

function useToastText(view: QuickBetView): ToastText | null {
  const t = useText();
  const { quick, shownRefusal, attemptStage, money, stake } = view;
  const { ticket } = quick;
  const [leg] = slipSelections({ bets: ticket.processingBets });
  if (shownRefusal !== null)
    return {
      tone: "bad",
      title: t(refusalText(shownRefusal.refusal)),
      text: shownRefusal.refusal.type === "notPlaced" ? t("slip.nothingTaken") : null,
    };
  switch (quickBetState(quick)) {
    case "initial":
      return null;
    case "processing": {
      if (attemptStage === "unknown")
        return {
          tone: "info",
          title: t("slip.processing.unknown.title"),
          text: t("slip.processing.unknown.text"),
          action: <UnknownActions view={view} />,
        };
      const isStalled = attemptStage === "stalled";
      return {
        tone: "info",
        title: t(isStalled ? "slip.processing.stalled.title" : "quickBet.processing"),
        text: leg === undefined ? money(stake) : `${leg.outcomeName} · ${money(stake)}`,
        ...(isStalled ? { action: <CheckAgain view={view} /> } : {}),
      };
    }
    case "success": {
      const [bet] = ticket.placedBets;
      return {
        tone: "good",
        title: t("quickBet.placed", { ref: bet?.ref ?? "" }),
        text: bet === undefined ? null : `${bet.legs[0]?.outcomeName ?? ""} · ${money(bet.stake)} → ${money(bet.potentialReturn)}`,
        ...(bet === undefined
          ? {}
          : { spoken: `${t("slip.stake")} ${money(bet.stake)}. ${t("slip.returns")} ${money(bet.potentialReturn)}`, isReceipt: true }),
        action: (
          <PageLink to="/bets" className="btn" data-tone="plain">
            {t("shell.myBets")}
          </PageLink>
        ),
      };
    }
    case "error": {
      const { code = null, message = null, messageKey = "error.place_bets.default" as const } = ticket.refusal ?? {};
      const isProfileIncomplete = code === placementErrorCodes.missedFields;
      return {
        tone: "bad",
        title: isProfileIncomplete ? t("slip.missedFields.title") : message || t(messageKey),
        text: t("slip.nothingTaken"),
        ...(isProfileIncomplete ? { action: <CompleteProfile /> } : {}),
      };
    }
  }
}

function CompleteProfile(): ReactNode {
  const t = useText();
  return (
    <button type="button" className="btn" data-tone="quiet" onClick={() => openAuth({ kind: "missed_auth_fields" })}>
      {t("slip.missedFields.fix")}
    </button>
  );
}

function CheckAgain({ view }: { readonly view: QuickBetView }): ReactNode {
  const t = useText();
  return (
    <button type="button" className="btn" data-tone="quiet" onClick={view.page.checkAgain}>
      {t("slip.checkAgain")}
    </button>
  );
}

/** Links to My bets, checks again, or releases the stake if the player chooses to. */
function UnknownActions({ view }: { readonly view: QuickBetView }): ReactNode {
  const t = useText();
  return (
    <>
      <PageLink to="/bets" className="btn" data-tone="plain">
        {t("shell.myBets")}
      </PageLink>
      <CheckAgain view={view} />
      <button type="button" className="btn" data-tone="quiet" onClick={view.page.leaveUnknown}>
        {t("cashout.close")}
      </button>
    </>
  );
}

type QuickBetRefusal = NonNullable<QuickBetStoreState["shownRefusal"]>["refusal"];

/** Explains why a tap placed no bet (spec.md 5). */
function refusalText({ type }: QuickBetRefusal): MessageKey {
  switch (type) {
    case "playerForbidden":
      return "error.platform.pve_player_bet_forbidden";
    case "returnNotAboveStake":
      return "error.potential_win.equal_or_less";
    case "notApproved":
      return "quickBet.told.notApproved";
    case "stakeMissing":
      return "quickBet.told.stakeMissing";
    case "balanceTooLow":
      return "slip.refusal.balanceTooLow.title";
    case "notSignedIn":
      return "quickBet.signIn";
    case "checking":
      return "quickBet.told.stale";
    case "suspended":
      return "match.suspended";
    case "notAvailable":
      return "quickBet.told.closed";
    case "restricted":
      return "slip.refusal.providerNotAllowed.title";
    case "stakeUnderMinimum":
      return "quickBet.told.tooLow";
    case "stakeOverLimit":
      return "slip.refusal.stakeOverLimit.title";
    case "noBets":
    case "processing":
    case "oddsChanged":
    case "customOddsMissing":
    case "tooManySelections":
    case "notEnabled":
    case "notPlaced":
      return "quickBet.told.notPlaced";
  }
}
