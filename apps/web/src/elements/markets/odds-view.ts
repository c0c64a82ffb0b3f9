import { capOdds, formatShownOdds, type Odds, type OddsDisplayCap, type OddsFormat, speakOdds } from "@touchline/domain";
import type { OutcomeCell, QuickBetStore } from "@touchline/store";
import type { Text } from "../../messages/text.ts";

/** Progress of a quick bet on an outcome; null for all but the outcome tapped last. */
type QuickMark = ReturnType<QuickBetStore["markOf"]>;

/** The state of a price button. */
export interface OddsView {
  /** Formatted price: the last one while the outcome is locked, a dash for one without odds on an open line, else empty. */
  readonly price: string;
  readonly isLocked: boolean;
  readonly isSelected: boolean;
  readonly move: "up" | "down" | null;
  readonly quick: QuickMark;
  readonly spokenName: string;
  /** The exact price if the shown one is capped. */
  readonly title: string | null;
}

/** How the page formats prices. */
export interface OddsOptions {
  readonly format: OddsFormat;
  readonly cap: OddsDisplayCap;
  readonly t: Text;
}

interface OddsViewSource {
  readonly name: string;
  readonly label: string | undefined;
  /** Whether high prices are shown in full instead of capped, as on the page of a match. */
  readonly isExact?: boolean;
  readonly cell: OutcomeCell | undefined;
  readonly isSelected: boolean;
  readonly quick: QuickMark;
}

interface FormattedPrice {
  readonly price: string;
  readonly spoken: string;
  readonly title: string | null;
}

const maxCachedPrices = 4_000;
const pricesByText = new WeakMap<Text, Map<string, Map<Odds, FormattedPrice>>>();

function cachedPrices({ format, cap, t }: OddsOptions): Map<Odds, FormattedPrice> {
  const byFormat = pricesByText.get(t) ?? new Map<string, Map<Odds, FormattedPrice>>();
  pricesByText.set(t, byFormat);
  const key = `${format}/${cap.threshold}/${cap.shown}`;
  const cached = byFormat.get(key) ?? new Map<Odds, FormattedPrice>();
  byFormat.set(key, cached);
  return cached;
}

/** Formats a price, with a cache because the same few hundred prices recur. */
function formatCapped(odds: Odds, options: OddsOptions): FormattedPrice {
  const cached = cachedPrices(options);
  const known = cached.get(odds);
  if (known !== undefined) return known;
  const { format, cap, t } = options;
  const shown = capOdds(odds, cap);
  const exact = formatShownOdds(odds, format);
  const price = shown.isCapped ? `${formatShownOdds(shown.odds, format)}+` : exact;
  const formatted = { price, spoken: speakOdds(exact, { minus: t("odds.minus"), to: t("odds.to") }), title: shown.isCapped ? exact : null };
  if (cached.size >= maxCachedPrices) cached.clear();
  cached.set(odds, formatted);
  return formatted;
}

function formatPrice(odds: Odds, options: OddsOptions, isExact: boolean): FormattedPrice {
  const formatted = formatCapped(odds, options);
  return isExact && formatted.title !== null ? { ...formatted, price: formatted.title, title: null } : formatted;
}

/** The full name, then what the button shows (WCAG 2.5.3), then the spoken price if it differs. */
function spokenName({ name, label }: OddsViewSource, { price, spoken }: Pick<FormattedPrice, "price" | "spoken">): string {
  const shown = label === undefined || label === name ? price : price === "" ? label : `${label} ${price}`;
  if (shown === "") return `${name} ${spoken}`;
  return spoken === price ? `${name} ${shown}` : `${name} ${shown} ${spoken}`;
}

export function toOddsView(source: OddsViewSource, options: OddsOptions): OddsView {
  const view = priceView(source, options);
  const { quick } = source;
  return quick === null ? view : { ...view, quick, spokenName: `${view.spokenName}, ${options.t(`odds.quick.${quick}`)}` };
}

/** Shown for an outcome that can no longer happen. */
const noOdds = "–";

function priceView(source: OddsViewSource, options: OddsOptions): OddsView {
  const { cell, isSelected, isExact = false } = source;
  const odds = cell?.outcome.odds ?? null;
  const formatted = odds === null ? null : formatPrice(odds, options, isExact);
  if (formatted === null || cell?.availability !== "open" || !cell.outcome.active) {
    const isImpossible = cell?.availability === "open" && odds === null;
    const price = isImpossible ? noOdds : cell?.availability === "locked" && cell.outcome.active ? (formatted?.price ?? "") : "";
    const spoken = spokenName(source, { price, spoken: options.t("odds.suspended") });
    return { price, isLocked: true, isSelected, move: null, quick: null, spokenName: spoken, title: null };
  }
  return {
    price: formatted.price,
    isLocked: false,
    isSelected,
    move: isSelected ? null : (cell.mark?.direction ?? null),
    quick: null,
    spokenName: spokenName(source, formatted),
    title: formatted.title,
  };
}

const maxNormalLength = 5;

function set(button: Element, name: string, value: string | null): void {
  if (value === null) button.removeAttribute(name);
  else button.setAttribute(name, value);
}

/** The look of a locked button: `paused` with dimmed text, such as the last price, or `closed` with a padlock. Null for an open one. */
export function lockOf({ isLocked, price }: OddsView): "paused" | "closed" | null {
  return isLocked ? (price === "" ? "closed" : "paused") : null;
}

/** Whether a price needs a smaller font. */
export function isLongPrice(price: string): boolean {
  return price.length > maxNormalLength;
}

/** Writes a view to its button: the differences from `last`, or everything if that is null. */
export function paintOdds(button: HTMLButtonElement, next: OddsView, last: OddsView | null): void {
  if (last?.price !== next.price) {
    const digits = button.lastElementChild?.firstChild;
    if (digits instanceof Text && next.price !== "") digits.data = next.price;
    else if (button.lastElementChild !== null) button.lastElementChild.textContent = next.price;
    if (last === null || isLongPrice(last.price) !== isLongPrice(next.price)) set(button, "data-long", isLongPrice(next.price) ? "" : null);
  }
  if (last?.move !== next.move) set(button, "data-move", next.move);
  if (last?.spokenName !== next.spokenName) set(button, "aria-label", next.spokenName);
  const lock = lockOf(next);
  if (last === null || lockOf(last) !== lock || last.isSelected !== next.isSelected) {
    set(button, "data-locked", lock);
    set(button, "aria-pressed", String(next.isSelected));
    set(button, "aria-disabled", String(next.isLocked && !next.isSelected));
  }
  if (last?.quick !== next.quick) {
    set(button, "data-quick", next.quick);
    set(button, "aria-busy", next.quick === null ? null : String(next.quick === "processing"));
  }
  if (last?.title !== next.title) set(button, "title", next.title);
}
