import { capOdds, formatOdds, speakOdds, type OddsDisplayCap, type OddsFormat, type Odds } from "@touchline/domain";
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
