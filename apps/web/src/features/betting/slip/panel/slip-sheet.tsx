import type { SlipStore } from "@touchline/store";
import { IconButton } from "@touchline/ui";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { DockPart } from "../../../../elements/dock.tsx";
import { overScore } from "../../../../elements/matches/slip-over-score.ts";
import { useAfterPaint } from "../../../../elements/rendering/use-staged-render.ts";
import { useText } from "../../../../messages/use-text.ts";
import { SlipSettings, SlipTools } from "./slip-settings.tsx";
import { SlipPeek } from "./slip-peek.tsx";
import { SlipStatus } from "./slip-status.tsx";
import { SlipTicket, type SlipShellProps } from "../ticket/slip-ticket.tsx";
import { UndoBar } from "../ticket/undo-bar.tsx";
import { useSlipSettings } from "../use-slip-settings.ts";
import { usePageSlip, useSignInPrompt, useSlipView, type SlipView } from "../use-slip.ts";
import "@touchline/ui/late-controls.css";

/** Selects the element that the sheet must not cover: the scoreboard of the match page. */
const keepClearSelector = "[data-keep-clear]";
const maxTop = 380;
/** Height of a sheet with keypad, notice and part of a leg, in px. If less is left, the sheet covers the scoreboard. */
const minSheetHeight = 560;
/** The header of the site, or that of a match on phones. */
const headerSelector = ".hd, .mh";
const defaultHeaderHeight = 56;

interface SlipSheetProps extends SlipShellProps {
  /** The session's time and result, shown below the sheet's header. */
  readonly line: ReactNode;
}

/** The slip on phones: a bottom sheet that ends below the scoreboard, so that players can watch while they bet. */
export function SlipSheet(props: SlipSheetProps): ReactNode {
  const view = useSlipView();
  // The first selection opens the slip as a bar; a press and a placement raise it.
  const isWanted = view.panel.isOpen && view.panel.tab === "betSlip" && view.isRaised !== false;
  // Paint the pressed button before the sheet.
  const isOpen = useAfterPaint(isWanted);
  useSignInPrompt(view.isSignInWanted, props.onSignIn);
  return (
    <>
      {isOpen ? (
        <DockPart place="sheet">
          <OpenSheet {...props} view={view} />
        </DockPart>
      ) : (
        <>
          <UndoBar view={view} place="dock" />
          <DockPart place="peek">
            <SlipPeek view={view} onDeposit={props.onDeposit} />
          </DockPart>
        </>
      )}
      <SlipStatus view={view} />
    </>
  );
}

function OpenSheet({ view, tools, line, ...parts }: SlipSheetProps & { readonly view: SlipView }): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const settings = useSlipSettings();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { summary } = view;
  const sheet = useRef<HTMLDialogElement>(null);
  const top = useSheetTop();
  const close = (): void => page.setPanel({ isOpen: false, tab: "betSlip" });
  useEscape(page);
  usePlaceOfBars(sheet);
  useFocusInside(sheet);
  return (
    <dialog
      open
      data-slip-sheet=""
      ref={sheet}
      data-modal="slip"
      aria-label={t("slip.title")}
      tabIndex={-1}
      className="relative mx-auto flex min-h-0 w-full max-w-[560px] border-0 p-0 text-hi animate-[sheet-in_var(--m-sheet)_var(--ease)] flex-col overflow-hidden rounded-t-4 bg-pane shadow-3 outline-none"
      style={{ maxBlockSize: `calc(100dvh - ${top}px)` }}
    >
      <div className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-ctl" />
      <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line ps-4 pe-2">
        <h2 className="text-18 font-[680]">{t("slip.title")}</h2>
        {summary.selectionCount > 0 ? <span className="num n">{summary.selectionCount}</span> : null}
        <span className="flex-1" />
        <SlipTools view={view} tools={tools} edits="bets" isSettingsOpen={isSettingsOpen} onSettings={setSettingsOpen} />
        <IconButton icon="chevron-down" label={t("slip.close")} onClick={close} />
      </div>
      {isSettingsOpen ? <SlipSettings view={view} onPolicyChosen={settings.saveOddsPolicy} /> : null}
      {line}
      <SlipTicket {...parts} tools={tools} view={view} layout="sheet" />
    </dialog>
  );
}

/** Replaces the bars of the dock with the sheet. The bars are shown again before the focus returns to them. */
function usePlaceOfBars(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dock = sheet.current?.closest(".dock");
    dock?.setAttribute("data-sheet", "");
    return () => dock?.removeAttribute("data-sheet");
  }, [sheet]);
}

/** Escape closes the sheet wherever the focus is. */
function useEscape(page: SlipStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A dialog above the sheet handles the key itself.
      if (event.key === "Escape" && document.querySelector("dialog:modal") === null) page.setPanel({ isOpen: false, tab: "betSlip" });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [page]);
}

/** Moves the focus into the sheet, and back to the opener on close unless it has moved elsewhere. */
function useFocusInside(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const { current } = sheet;
    current?.focus({ preventScroll: true });
    return () => {
      if (current?.contains(document.activeElement) !== true) return;
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus({ preventScroll: true });
      // Without an opener, or if it was removed, focus the slip's tab, which is rendered again with the slip.
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

interface SheetPlace {
  readonly top: number;
  /** Whether the sheet covers the scoreboard, so that the header shows the score. */
  readonly isOverScore: boolean;
}

function measurePlace(): SheetPlace {
  const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;
  const header = Math.max(...[...document.querySelectorAll(headerSelector)].map(bottomOf), 0) || defaultHeaderHeight;
  const score = document.querySelector(keepClearSelector);
  const [lowest, bottom] = [Math.round(header), score === null ? 0 : Math.round(bottomOf(score))];
  const hasRoom = bottom <= Math.min(maxTop, innerHeight * 0.45, innerHeight - minSheetHeight);
  return bottom > lowest && hasRoom ? { top: bottom, isOverScore: false } : { top: lowest, isOverScore: bottom > lowest };
}

/** The top edge of the sheet: below the scoreboard if there is room, else below the header. Measured before the sheet is laid out. */
function useSheetTop(): number {
  const [{ top, isOverScore }, setPlace] = useState(measurePlace);
  useEffect(() => {
    const measure = (): void => setPlace(measurePlace());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isOverScore) dataset[overScore] = "";
    return () => void delete dataset[overScore];
  }, [isOverScore]);
  return top;
}
