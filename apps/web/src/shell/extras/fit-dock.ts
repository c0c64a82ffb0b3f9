/** The window and the part of it that the keyboard of a phone leaves visible, in CSS px. */
export interface WindowView {
  readonly windowHeight: number;
  /** Height and top of the visible part within the window. */
  readonly viewHeight: number;
  readonly viewTop: number;
  readonly scale: number;
}

/** Minimum height of a keyboard; the browser's own bars hide less. */
const minKeyboardHeight = 120;

/** Height of the window's foot that the keyboard covers; 0 without a keyboard, and while the page is pinch-zoomed. */
export function keyboardHeight({ windowHeight, viewHeight, viewTop, scale }: WindowView): number {
  if (scale > 1.01 || windowHeight - viewHeight < minKeyboardHeight) return 0;
  return Math.max(0, Math.round(windowHeight - viewHeight - viewTop));
}

/** Lifts the dock above the keyboard. While the player types, only the sheet, the bet builder and messages stay in it. */
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

/** Elements that end above the dock and use `--dock-h`. The property is not inherited, so that its changes do not restyle all elements. */
const aboveDock = ".desk, .bb-ticket, .above-dock, [data-money]";

/** Sets the height of the bars in CSS, so that the page ends above them. Under an open slip and while typing, the page keeps its height. */
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

/** Keeps the dock above the keyboard and the page above the dock; the returned function stops it. */
export function fitDock(dock: HTMLElement, bars: HTMLElement): () => void {
  const ends = [measureBars(dock, bars), ...(visualViewport === null ? [] : [followKeyboard(dock, visualViewport)])];
  return () => ends.forEach((end) => end());
}
