import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/** The window as the keyboard of a phone leaves it, in CSS px. */
export interface WindowView {
  readonly windowHeight: number;
  /** Height of what is visible, and how far it is scrolled within the window. */
  readonly viewHeight: number;
  readonly viewTop: number;
  readonly scale: number;
}

/** Browsers hide less than this with bars of their own. */
const minKeyboardHeight = 120;

/** What the keyboard covers of the foot of the window; 0 without one, and while the page is zoomed by two fingers. */
export function keyboardHeight({ windowHeight, viewHeight, viewTop, scale }: WindowView): number {
  if (scale > 1.01 || windowHeight - viewHeight < minKeyboardHeight) return 0;
  return Math.max(0, Math.round(windowHeight - viewHeight - viewTop));
}

/** Lifts the dock above the keyboard, where only what a typing player needs stays: the sheet, the bet builder, messages. */
function useKeyboard(dock: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { visualViewport: view } = window;
    const { current } = dock;
    if (view === null || current === null) return;
    const update = (): void => {
      const covered = keyboardHeight({ windowHeight: innerHeight, viewHeight: view.height, viewTop: view.offsetTop, scale: view.scale });
      current.toggleAttribute("data-typing", innerHeight - view.height >= minKeyboardHeight && view.scale <= 1.01);
      current.style.setProperty("--keyboard-h", `${covered}px`);
    };
    view.addEventListener("resize", update);
    view.addEventListener("scroll", update);
    return () => {
      view.removeEventListener("resize", update);
      view.removeEventListener("scroll", update);
    };
  }, [dock]);
}

/** What ends above the dock and reads its height from `--dock-h`, which no element inherits: all would be styled again when it changes. */
const aboveDock = ".desk, .bb-ticket, .above-dock, [data-money]";

/** Tells the page the height of the bars, so that it ends above them. Under an open slip and while typing the page keeps its height. */
function useMeasuredHeight(dock: RefObject<HTMLDivElement | null>, bars: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (dock.current === null || bars.current === null) return;
    const { current } = dock;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      if (current.matches("[data-sheet], [data-typing]")) return;
      sheet.replaceSync(`${aboveDock} { --dock-h: ${Math.ceil(height)}px }`);
    });
    observer.observe(bars.current);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [dock, bars]);
}

interface DockProps {
  /** The strip of open bets. */
  readonly strip: ReactNode;
  /** The bars at the edge of the window. */
  readonly children: ReactNode;
}

/**
 * The foot of the window: tab bar, then the bar of the slip or of the bet builder, then the strip of open bets, then the question for
 * consent, then at most one message. An open slip takes the place of all bars.
 */
export function Dock({ strip, children }: DockProps): ReactNode {
  const dock = useRef<HTMLDivElement>(null);
  const bars = useRef<HTMLDivElement>(null);
  useKeyboard(dock);
  useMeasuredHeight(dock, bars);
  return (
    <div ref={dock} className="dock">
      <div data-dock="floats" />
      <div data-dock="message" />
      <div data-dock="sheet" />
      <div ref={bars} className="dock-bars">
        <div data-dock="consent" />
        {strip}
        <div data-dock="builder" />
        <div data-dock="peek" />
        {children}
      </div>
    </div>
  );
}
