import { useEffect, useState, type ReactNode } from "react";
import { usePreferences, useStore } from "../../elements/store.ts";
import type { Keyboard } from "../../features/finding/palette/keyboard.tsx";

declare global {
  /** Keys pressed before this code was loaded. */
  var earlyKeys: KeyboardEvent[] | undefined;
}

const singleKeys = new Set(["/", "?", "b", "g"]);

/** Whether a key press may be a shortcut; only then is the code of the shortcuts fetched. */
function mayBeShortcut({ key, target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (isComposing || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  if (!(target instanceof Element) || target.closest("input, textarea, select, [contenteditable], dialog") !== null) return false;
  return singleKeys.has(key) || (key.startsWith("Arrow") && target.closest("button.odd") !== null);
}

/** Waits for the first shortcut key, then loads the code of the shortcuts and passes it the key. */
export function KeyboardSlot(): ReactNode {
  const { ports } = useStore();
  const { keys } = usePreferences();
  const [parts, setParts] = useState<{ readonly Keyboard: typeof Keyboard; readonly first: KeyboardEvent } | null>(null);
  const isListening = keys === "on" && parts === null;
  useEffect(() => {
    if (!isListening) return;
    let first: KeyboardEvent | null = null;
    const take = (event: KeyboardEvent): void => {
      if (first === null)
        import("../../features/finding/palette/keyboard.tsx").then(
          (loaded) => setParts({ ...loaded, first: first ?? event }),
          ports.report,
        );
      first = event;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (!mayBeShortcut(event)) return;
      event.preventDefault();
      take(event);
    };
    const early = globalThis.earlyKeys?.findLast(mayBeShortcut);
    globalThis.earlyKeys = undefined;
    if (early !== undefined) take(early);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isListening, ports]);
  return keys === "off" || parts === null ? null : <parts.Keyboard first={parts.first} />;
}
