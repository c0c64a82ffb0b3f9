import { capOdds, formatOdds, type Odds, type OddsDisplayCap, type OddsFormat, speakOdds } from "@touchline/domain";
import type { OutcomeCell, QuickBetStore } from "@touchline/store";
import type { Text } from "../../messages/text.ts";

/** How far quick bet is with an outcome; null for all but the one tapped last. */
type QuickMark = ReturnType<QuickBetStore["markOf"]>;

/** What a price button shows and says at one moment. */
export interface OddsFace {
  /** As shown; empty while it cannot be bet on. */
  readonly price: string;
  readonly isLocked: boolean;
  readonly isSelected: boolean;
  readonly move: "up" | "down" | null;
  readonly quick: QuickMark;
  readonly spokenName: string;
  /** The true price where the shown one is capped. */
  readonly title: string | null;
}

/** How prices are written on this page. */
export interface OddsWriting {
  readonly format: OddsFormat;
  readonly cap: OddsDisplayCap;
  readonly t: Text;
}

interface FaceSource {
  readonly name: string;
  readonly label: string | undefined;
  readonly cell: OutcomeCell | undefined;
  readonly isSelected: boolean;
  readonly quick: QuickMark;
}

interface WrittenPrice {
  readonly price: string;
  readonly spoken: string;
  readonly title: string | null;
}

const mostKept = 4_000;
const writtenByWriting = new WeakMap<Text, Map<string, Map<Odds, WrittenPrice>>>();

function keptPrices({ format, cap, t }: OddsWriting): Map<Odds, WrittenPrice> {
  const byFormat = writtenByWriting.get(t) ?? new Map<string, Map<Odds, WrittenPrice>>();
  writtenByWriting.set(t, byFormat);
  const key = `${format}/${cap.threshold}/${cap.shown}`;
  const kept = byFormat.get(key) ?? new Map<Odds, WrittenPrice>();
  byFormat.set(key, kept);
  return kept;
}

/** Writes a price, each only once: the same few hundred come again and again. */
function writePrice(odds: Odds, writing: OddsWriting): WrittenPrice {
  const kept = keptPrices(writing);
  const known = kept.get(odds);
  if (known !== undefined) return known;
  const { format, cap, t } = writing;
  const shown = capOdds(odds, cap);
  const exact = formatOdds(odds, format);
  const price = shown.isCapped ? `${formatOdds(shown.odds, format)}+` : exact;
  const written = { price, spoken: speakOdds(exact, { minus: t("odds.minus"), to: t("odds.to") }), title: shown.isCapped ? exact : null };
  if (kept.size >= mostKept) kept.clear();
  kept.set(odds, written);
  return written;
}

/** The outcome in full, then what the cell shows (WCAG 2.5.3), then how its price is read out where that differs. */
function spokenName({ name, label }: FaceSource, { price, spoken }: Pick<WrittenPrice, "price" | "spoken">): string {
  const shown = label === undefined || label === name ? price : price === "" ? label : `${label} ${price}`;
  if (shown === "") return `${name} ${spoken}`;
  return spoken === price ? `${name} ${shown}` : `${name} ${shown} ${spoken}`;
}

/** What a price button shows of its outcome. */
export function oddsFace(source: FaceSource, writing: OddsWriting): OddsFace {
  const face = priceFace(source, writing);
  const { quick } = source;
  return quick === null ? face : { ...face, quick, spokenName: `${face.spokenName}, ${writing.t(`odds.quick.${quick}`)}` };
}

function priceFace(source: FaceSource, writing: OddsWriting): OddsFace {
  const { cell, isSelected } = source;
  const odds = cell?.outcome.odds ?? null;
  if (cell === undefined || cell.availability !== "open" || !cell.outcome.active || odds === null) {
    const said = spokenName(source, { price: "", spoken: writing.t("odds.suspended") });
    return { price: "", isLocked: true, isSelected, move: null, quick: null, spokenName: said, title: null };
  }
  const written = writePrice(odds, writing);
  return {
    price: written.price,
    isLocked: false,
    isSelected,
    move: isSelected ? null : (cell.mark?.direction ?? null),
    quick: null,
    spokenName: spokenName(source, written),
    title: written.title,
  };
}

const longPrice = 5;

function set(button: Element, name: string, value: string | null): void {
  if (value === null) button.removeAttribute(name);
  else button.setAttribute(name, value);
}

/** Whether a price is too long for the usual letters. */
export function isLongPrice(price: string): boolean {
  return price.length > longPrice;
}

/** Writes a face on its button by hand; only what differs from the last one, all of it where there is none. */
export function paintFace(button: HTMLButtonElement, next: OddsFace, last: OddsFace | null): void {
  if (last?.price !== next.price) {
    const digits = button.lastElementChild?.firstChild;
    if (digits instanceof Text && next.price !== "") digits.data = next.price;
    else if (button.lastElementChild !== null) button.lastElementChild.textContent = next.price;
    if (last === null || isLongPrice(last.price) !== isLongPrice(next.price)) set(button, "data-long", isLongPrice(next.price) ? "" : null);
  }
  if (last?.move !== next.move) set(button, "data-move", next.move);
  if (last?.spokenName !== next.spokenName) set(button, "aria-label", next.spokenName);
  if (last?.isLocked !== next.isLocked || last.isSelected !== next.isSelected) {
    set(button, "data-locked", next.isLocked ? "" : null);
    set(button, "aria-pressed", String(next.isSelected));
    set(button, "aria-disabled", String(next.isLocked && !next.isSelected));
  }
  if (last?.quick !== next.quick) {
    set(button, "data-quick", next.quick);
    set(button, "aria-busy", next.quick === null ? null : String(next.quick === "processing"));
  }
  if (last?.title !== next.title) set(button, "title", next.title);
}
