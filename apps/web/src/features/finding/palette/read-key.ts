/** Action of a keyboard shortcut (features B15). */
export type KeyAction =
  | { readonly type: "palette" | "help" | "search" | "slip" | "wait" }
  | { readonly type: "go"; readonly address: string }
  | { readonly type: "move"; readonly direction: "up" | "down" | "before" | "after" };

/** A key press, independent of the DOM event. */
export interface KeyPress {
  readonly key: string;
  readonly isCommand: boolean;
  readonly isRightToLeft: boolean;
  /** Kind of the focused element. Fields and dialogs handle their own keys. */
  readonly target: "field" | "dialog" | "price" | "page";
  /** Whether `g` was pressed just before. */
  readonly isAfterGo: boolean;
}

const addressByKey: ReadonlyMap<string, string> = new Map([
  ["h", "/"],
  ["l", "/live"],
  ["m", "/bets"],
  ["r", "/results"],
]);

function readMove(key: string, isRightToLeft: boolean): KeyAction | null {
  switch (key) {
    case "ArrowUp":
      return { type: "move", direction: "up" };
    case "ArrowDown":
      return { type: "move", direction: "down" };
    case "ArrowLeft":
      return { type: "move", direction: isRightToLeft ? "after" : "before" };
    case "ArrowRight":
      return { type: "move", direction: isRightToLeft ? "before" : "after" };
    default:
      return null;
  }
}

/** Reads a key press; null if it is not a shortcut. */
export function readKey({ key, isCommand, isRightToLeft, target, isAfterGo }: KeyPress): KeyAction | null {
  if (isCommand) return key.toLowerCase() === "k" ? { type: "palette" } : null;
  if (target === "field" || target === "dialog") return null;
  if (target === "price") {
    const move = readMove(key, isRightToLeft);
    if (move !== null) return move;
  }
  const address = isAfterGo ? addressByKey.get(key.toLowerCase()) : undefined;
  if (address !== undefined) return { type: "go", address };
  switch (key) {
    case "/":
      return { type: "search" };
    case "b":
      return { type: "slip" };
    case "g":
      return { type: "wait" };
    case "?":
      return { type: "help" };
    default:
      return null;
  }
}
