import type { SlipStore } from "@touchline/store";
import { IconButton } from "@touchline/ui";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { useAfterPaint } from "../../../../elements/use-after-paint.ts";
import { useText } from "../../../../messages/use-text.ts";
import { SlipSettings, SlipTools } from "./slip-settings.tsx";
import { SlipStatus } from "./slip-status.tsx";
import { SlipTicket, type SlipExits } from "../ticket/slip-ticket.tsx";
import { UndoBar } from "../ticket/undo-bar.tsx";
import { useSlipSettings } from "../use-slip-settings.ts";
import { usePageSlip, useSignInPrompt, useSlipView, type SlipView } from "../use-slip.ts";
import "@touchline/ui/late-controls.css";

/** Attribute of what the sheet must never cover: the match page's scoreboard. */
const keepClearSelector = "[data-keep-clear]";
const highestTop = 380;
/** What a sheet with its keypad, a notice and some of a leg takes, px: where less is left, the button counts more than the scoreboard. */
const leastSheet = 560;
const headerSelector = "header";
const usualHeader = 56;

interface SlipSheetProps extends SlipExits {
  /** Stands under the head: the time and result of the session. */
  readonly line: ReactNode;
}

/** The slip on phones: a sheet from below that stops under the scoreboard, so that one stakes while watching. */
export function SlipSheet(props: SlipSheetProps): ReactNode {
  const view = useSlipView();
  const isWanted = view.panel.isOpen && view.panel.tab === "betSlip";
  // What was pressed shows that it was before the sheet is drawn.
  const isOpen = useAfterPaint(isWanted);
  useSignInPrompt(view.isSignInWanted, props.onSignIn);
  return (
    <>
      {isOpen ? <OpenSheet {...props} view={view} /> : <UndoBar view={view} place="floating" />}
      <SlipStatus view={view} />
    </>
  );
}

function OpenSheet({
  view,
  onSignIn,
  onDeposit,
  onOpenMyBets,
  tools,
  customTools,
  bonuses,
  line,
}: SlipSheetProps & { readonly view: SlipView }): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const settings = useSlipSettings();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { summary } = view;
  const sheet = useRef<HTMLDialogElement>(null);
  const top = useClearTop();
  const close = (): void => page.setPanel({ isOpen: false, tab: "betSlip" });
  useEscape(page);
  useFocusInside(sheet);
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className="fixed inset-x-0 bottom-0 z-40 bg-[var(--scrim)]"
        style={{ insetBlockStart: top }}
        onClick={close}
      />
      <dialog
        open
        data-slip-sheet=""
        ref={sheet}
        data-modal="slip"
        aria-label={t("slip.title")}
        tabIndex={-1}
        className="fixed inset-x-0 top-auto bottom-0 z-50 mx-auto flex w-full max-w-[560px] border-0 p-0 text-hi animate-[sheet-in_var(--m-sheet)_var(--ease)] flex-col overflow-hidden rounded-t-4 bg-pane shadow-3 outline-none"
        style={{ maxBlockSize: `calc(100dvh - ${top}px)` }}
      >
        <div className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-ctl" />
        <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line ps-4 pe-2">
          <h2 className="text-18 font-[680]">{t("slip.title")}</h2>
          {summary.selectionCount > 0 ? <span className="num n">{summary.selectionCount}</span> : null}
          <span className="flex-1" />
          <SlipTools view={view} tools={tools} edits="bets" isSettingsOpen={isSettingsOpen} onSettings={setSettingsOpen} />
          <IconButton icon="close" label={t("slip.close")} onClick={close} />
        </div>
        {isSettingsOpen ? <SlipSettings view={view} onPolicyChosen={settings.saveOddsPolicy} /> : null}
        {line}
        <SlipTicket
          customTools={customTools}
          bonuses={bonuses}
          view={view}
          layout="sheet"
          onSignIn={onSignIn}
          onDeposit={onDeposit}
          onOpenMyBets={onOpenMyBets}
        />
      </dialog>
    </>
  );
}

/** Escape closes the sheet from wherever the focus is. */
function useEscape(page: SlipStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A dialog over the sheet takes the key for itself.
      if (event.key === "Escape" && document.querySelector("dialog:modal") === null) page.setPanel({ isOpen: false, tab: "betSlip" });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [page]);
}

/** The sheet takes the focus, and gives it back to what opened it unless it has gone elsewhere. */
function useFocusInside(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const { current } = sheet;
    current?.focus({ preventScroll: true });
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
      // Nothing opened it, or that is gone: the slip's place in the tab bar, which is drawn anew with the slip, stands for it.
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost)
          [...document.querySelectorAll<HTMLElement>("[data-slip-tab]")]
            .find((tab) => tab.checkVisibility())
            ?.focus({ preventScroll: true });
      });
    };
  }, [sheet]);
}

function measureClearTop(): number {
  const bottomOf = (selector: string): number | undefined => document.querySelector(selector)?.getBoundingClientRect().bottom;
  const bottom = bottomOf(keepClearSelector) ?? 0;
  const lowest = Math.max(0, Math.round(bottomOf(headerSelector) ?? usualHeader));
  return bottom > lowest && bottom <= Math.min(highestTop, innerHeight * 0.45, innerHeight - leastSheet) ? Math.round(bottom) : lowest;
}

/** Where the sheet may begin: under what must stay in view, else under the header; read before the sheet is there to be laid out. */
function useClearTop(): number {
  const [top, setTop] = useState(measureClearTop);
  useEffect(() => {
    const measure = (): void => setTop(measureClearTop());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return top;
}
