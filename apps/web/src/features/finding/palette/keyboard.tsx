import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { askSearch } from "../../../elements/ask-search.ts";
import { useStore } from "../../../elements/store.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { CommandPalette } from "./command-palette.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { moveAmongPrices } from "./move-among-prices.ts";
import { readKey, type KeyAction, type KeyPress } from "./read-key.ts";

const fields = "input, textarea, select, [contenteditable]";

function placeOf(target: Element | null): KeyPress["place"] {
  if (target?.closest(fields) != null) return "field";
  if (target?.closest("dialog") != null) return "dialog";
  return target?.closest("button.odd") == null ? "page" : "price";
}

const waitsForFrames = 20;

/** The stake of the slip takes the focus, or the slip's first control where it has none; a sheet needs some frames to open. */
function focusSlip(framesLeft = waitsForFrames): void {
  const places = [...document.querySelectorAll<HTMLElement>(".slip-side, dialog[data-slip-sheet]")];
  const place = places.find((candidate) => candidate.checkVisibility());
  if (place !== undefined) {
    const stake = place.querySelector<HTMLElement>("[data-stake-field]");
    return (stake ?? place.querySelector<HTMLElement>('[role="tab"][aria-selected="true"], button'))?.focus();
  }
  if (framesLeft > 0) requestAnimationFrame(() => focusSlip(framesLeft - 1));
}

/** Does what keys ask for, from the first one on: the palette, places, the search, the slip, and ways among prices. */
export function Keyboard({ first }: { readonly first: KeyboardEvent }): ReactNode {
  const { slip } = useStore();
  const navigation = useNavigation();
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  /** `g` waits for the next key, however long that takes. */
  const isAfterGo = useRef(false);
  const act = useCallback(
    (action: KeyAction, target: Element | null): void => {
      if (action.type === "go") return void navigation.go(action.address);
      if (action.type === "search") return askSearch();
      if (action.type === "wait") isAfterGo.current = true;
      else if (action.type === "move") {
        if (target instanceof HTMLElement) moveAmongPrices(target, action.direction);
      } else if (action.type === "slip") {
        // Where My bets stood in its place, the slip is drawn before it takes the focus.
        flushSync(() => slip.setPanel({ isOpen: true, tab: "betSlip" }));
        focusSlip();
      } else setOpen((before) => (before === action.type ? null : (action.type as "palette" | "help"))); // the other types are done above
    },
    [navigation, slip],
  );
  const press = useCallback(
    (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const action = readKey({
        key: event.key,
        isCommand: (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey,
        isRightToLeft: document.dir === "rtl",
        place: placeOf(target),
        isAfterGo: isAfterGo.current,
      });
      isAfterGo.current = false;
      if (action === null || event.isComposing || event.altKey || (event.ctrlKey && event.key.toLowerCase() !== "k")) return;
      if (event.defaultPrevented && action.type !== "move" && event !== first) return;
      event.preventDefault();
      act(action, document.activeElement === target ? target : null);
    },
    [act, first],
  );
  const isFirstDone = useRef(false);
  useEffect(() => {
    document.addEventListener("keydown", press);
    if (!isFirstDone.current) {
      isFirstDone.current = true;
      press(first);
    }
    return () => document.removeEventListener("keydown", press);
  }, [press, first]);
  const close = (): void => setOpen(null);
  return (
    <>
      <CommandPalette isOpen={open === "palette"} onClose={close} onHelp={() => setOpen("help")} />
      <KeysHelp isOpen={open === "help"} onClose={close} />
    </>
  );
}
