import { IconButton, Sheet } from "@touchline/ui";
import type { ReactNode } from "react";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";

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
export function KeysHelp({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }): ReactNode {
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
