import type { PageSlip } from "@touchline/store";
import { IconButton } from "@touchline/ui";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { useSignInPrompt } from "./slip-column.tsx";
import { SlipSettings } from "./slip-settings.tsx";
import { SlipTools } from "./slip-tools.tsx";
import { SlipStatus } from "./slip-status.tsx";
import { SlipTicket, type SlipExits } from "../slip-ticket.tsx";
import { UndoBar } from "../undo-bar.tsx";
import { useSlipSettings } from "../use-slip-settings.ts";
import { usePageSlip, useSlipView } from "../use-slip.ts";

/** Attribute of what the sheet must never cover: the match page's scoreboard. */
const keepClearSelector = "[data-keep-clear]";
const highestTop = 380;
const headerSelector = "header";
const usualHeader = 56;

interface SlipSheetProps extends SlipExits {
  /** Stands under the head: the time and result of the session. */
  readonly line: ReactNode;
}

/** The slip on phones: a sheet from below that stops under the scoreboard, so that one stakes while watching. */
export function SlipSheet({ onSignIn, onDeposit, onOpenMyBets, tools, customTools, bonuses, line }: SlipSheetProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const view = useSlipView();
  const settings = useSlipSettings();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { panel, summary } = view;
  const isOpen = panel.isOpen && panel.tab === "betSlip";
  const sheet = useRef<HTMLDialogElement>(null);
  const top = useClearTop(isOpen);
  const close = (): void => page.setPanel({ isOpen: false, tab: "betSlip" });
  useEscape(isOpen, page);
  useSignInPrompt(view.isSignInWanted, onSignIn);
  useEffect(() => {
    if (isOpen) sheet.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!isOpen) {
    return (
      <>
        <UndoBar view={view} place="floating" />
        <SlipStatus view={view} />
      </>
    );
  }
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
        ref={sheet}
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
      <SlipStatus view={view} />
    </>
  );
}

/** Escape closes the sheet from wherever the focus is. */
function useEscape(isOpen: boolean, page: PageSlip): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      // A dialog over the sheet takes the key for itself.
      if (event.key === "Escape" && document.querySelector("dialog:modal") === null) page.setPanel({ isOpen: false, tab: "betSlip" });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen, page]);
}

/** Where the sheet may begin: under what must stay in view, else under the header. */
function useClearTop(isOpen: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const measure = (): void => {
      const bottom = document.querySelector(keepClearSelector)?.getBoundingClientRect().bottom ?? 0;
      const lowest = Math.max(0, Math.round(document.querySelector(headerSelector)?.getBoundingClientRect().bottom ?? usualHeader));
      setTop(bottom > lowest && bottom <= Math.min(highestTop, innerHeight * 0.45) ? Math.round(bottom) : lowest);
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [isOpen]);
  return top;
}
