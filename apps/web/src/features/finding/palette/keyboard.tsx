import { IconButton, Sheet } from "@touchline/ui";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { requestSearch } from "../../../elements/search-event.ts";
import { useStore } from "../../../elements/store.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { CommandPalette } from "./command-palette.tsx";
import { movePriceFocus } from "./price-focus.ts";
import { type KeyAction, type KeyPress, readKey } from "./read-key.ts";

const fields = "input, textarea, select, [contenteditable]";

function targetKind(target: Element | null): KeyPress["target"] {
  if (target?.closest(fields) != null) return "field";
  if (target?.closest("dialog") != null) return "dialog";
  return target?.closest("button.odd") == null ? "page" : "price";
}

const maxFrames = 20;

/** Focuses the slip's stake field, or else its first control. Retries for some frames, since a sheet opens with a delay. */
function focusSlip(framesLeft = maxFrames): void {
  const slips = [...document.querySelectorAll<HTMLElement>(".slip-side, dialog[data-slip-sheet]")];
  const slip = slips.find((candidate) => candidate.checkVisibility());
  if (slip !== undefined) {
    const stake = slip.querySelector<HTMLElement>("[data-stake-field]");
    return (stake ?? slip.querySelector<HTMLElement>('[role="tab"][aria-selected="true"], button'))?.focus();
  }
  if (framesLeft > 0) requestAnimationFrame(() => focusSlip(framesLeft - 1));
}

/** Handles the keyboard shortcuts, beginning with the key press that loaded this code. */
export function Keyboard({ first }: { readonly first: KeyboardEvent }): ReactNode {
  const { slip } = useStore();
  const navigation = useNavigation();
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  /** Whether `g` was pressed and the next key chooses a page. */
  const isAfterGo = useRef(false);
  const runAction = useCallback(
    (action: KeyAction, target: Element | null): void => {
      if (action.type === "go") return void navigation.go(action.address);
      if (action.type === "search") return requestSearch();
      if (action.type === "wait") isAfterGo.current = true;
      else if (action.type === "move") {
        if (target instanceof HTMLElement) movePriceFocus(target, action.direction);
      } else if (action.type === "slip") {
        // The slip must be rendered before it can take the focus.
        flushSync(() => slip.setPanel({ isOpen: true, tab: "betSlip" }));
        focusSlip();
      } else setOpen((before) => (before === action.type ? null : (action.type as "palette" | "help"))); // the other types are handled above
    },
    [navigation, slip],
  );
  const handleKey = useCallback(
    (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const action = readKey({
        key: event.key,
        isCommand: (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey,
        isRightToLeft: document.dir === "rtl",
        target: targetKind(target),
        isAfterGo: isAfterGo.current,
      });
      isAfterGo.current = false;
      if (action === null || event.isComposing || event.altKey || (event.ctrlKey && event.key.toLowerCase() !== "k")) return;
      if (event.defaultPrevented && action.type !== "move" && event !== first) return;
      event.preventDefault();
      runAction(action, document.activeElement === target ? target : null);
    },
    [runAction, first],
  );
  const isFirstDone = useRef(false);
  useEffect(() => {
    document.addEventListener("keydown", handleKey);
    if (!isFirstDone.current) {
      isFirstDone.current = true;
      handleKey(first);
    }
    return () => document.removeEventListener("keydown", handleKey);
  }, [handleKey, first]);
  const close = (): void => setOpen(null);
  return (
    <>
      <CommandPalette isOpen={open === "palette"} onClose={close} onHelp={() => setOpen("help")} />
      <KeysHelp isOpen={open === "help"} onClose={close} />
    </>
  );
}

const shortcuts: readonly (readonly [MessageKey, readonly (readonly string[])[]])[] = [
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

/** Lists the keyboard shortcuts. */
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
          {shortcuts.map(([key, combinations]) => (
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
