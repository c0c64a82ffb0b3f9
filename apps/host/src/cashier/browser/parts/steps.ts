import { el } from "../kit/dom.ts";
import { t } from "../kit/text.ts";

/** Where the player is on the way: card, bank, result. */
export function steps(current: 0 | 1 | 2): HTMLElement {
  const names = [t("stepCard"), t("stepBank"), t("stepResult")];
  return el(
    "ol",
    { class: "steps", "aria-label": t("steps") },
    ...names.map((name, index) =>
      el(
        "li",
        { "data-state": index < current ? "done" : index === current ? "now" : "next", "aria-current": index === current ? "step" : null },
        name,
      ),
    ),
  );
}
