import { IconButton, Sheet } from "@touchline/ui";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { askSearch } from "../../../elements/ask-search.ts";
import { useStore } from "../../../elements/store.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { CommandPalette } from "./command-palette.tsx";
import { moveAmongPrices } from "./price-focus.ts";
import { type KeyAction, type KeyPress, readKey } from "./read-key.ts";

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

const lines: readonly (readonly [MessageKey, readonly (readonly string[])[]])[] = [
  [
    "palette.title",
    [
      ["Ctrl", "K"],
      ["⌘", "K"],
    ],
  ],
  ["shell.search", [["/"]]],
  ["slip.title", [["b"]]],
  ["shell.homeTab", [["g", "h"]]],
  ["shell.live", [["g", "l"]]],
  ["shell.myBets", [["g", "m"]]],
  ["shell.results", [["g", "r"]]],
  [
    "palette.movePrices",
    [
      ["←", "→"],
      ["↑", "↓"],
    ],
  ],
  ["palette.help", [["?"]]],
];

/** What each key does. */
function KeysHelp({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }): ReactNode {
  const t = useText();
  return (
    <Sheet name="keys_help" label={t("palette.help")} isOpen={isOpen} place="center" onClose={onClose}>
      <div className="grid w-[min(28rem,100vw)] gap-1 p-4 pb-5">
        <div className="flex items-center justify-between gap-4 pb-1">
          <h2 className="text-18 font-bold">{t("palette.help")}</h2>
          <IconButton icon="close" label={t("palette.close")} onClick={onClose} />
        </div>
        <dl>
          {lines.map(([key, combinations]) => (
            <div key={key} className="flex min-h-10 items-center justify-between gap-4 border-b border-line">
              <dt>{t(key)}</dt>
              <dd className="flex items-center gap-3" dir="ltr">
                {combinations.map((keys) => (
                  <span key={keys.join(" ")} className="flex gap-1">
                    {keys.map((name) => (
                      <kbd
                        key={name}
                        className="grid min-h-6 min-w-6 place-items-center rounded-1 bg-cell px-1.5 font-sans text-12 font-semibold"
                      >
                        {name}
                      </kbd>
                    ))}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="pt-2 text-12 text-mid">{t("palette.turnOff")}</p>
      </div>
    </Sheet>
  );
}
