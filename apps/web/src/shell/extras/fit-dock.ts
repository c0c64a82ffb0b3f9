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
function followKeyboard(dock: HTMLElement, view: VisualViewport): () => void {
  const update = (): void => {
    const covered = keyboardHeight({ windowHeight: innerHeight, viewHeight: view.height, viewTop: view.offsetTop, scale: view.scale });
    dock.toggleAttribute("data-typing", innerHeight - view.height >= minKeyboardHeight && view.scale <= 1.01);
    dock.style.setProperty("--keyboard-h", `${covered}px`);
  };
  view.addEventListener("resize", update);
  view.addEventListener("scroll", update);
  return () => {
    view.removeEventListener("resize", update);
    view.removeEventListener("scroll", update);
  };
}

/** What ends above the dock and reads its height from `--dock-h`, which no element inherits: all would be styled again when it changes. */
const aboveDock = ".desk, .bb-ticket, .above-dock, [data-money]";

/** Tells the page the height of the bars, so that it ends above them. Under an open slip and while typing the page keeps its height. */
function measureBars(dock: HTMLElement, bars: HTMLElement): () => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    if (dock.matches("[data-sheet], [data-typing]")) return;
    sheet.replaceSync(`${aboveDock} { --dock-h: ${Math.ceil(height)}px }`);
  });
  observer.observe(bars);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  };
}

/** Keeps the dock above the keyboard and the page above the dock; the returned function ends that. */
export function fitDock(dock: HTMLElement, bars: HTMLElement): () => void {
  const ends = [measureBars(dock, bars), ...(visualViewport === null ? [] : [followKeyboard(dock, visualViewport)])];
  return () => ends.forEach((end) => end());
}
