import { formatOdds, isCustomBetComplete, type CustomLeg } from "@touchline/domain";
import type { BetBuilder, BuilderPrice } from "@touchline/store/bet-builder";
import { Button, Icon, IconButton } from "@touchline/ui";
import type { ReactNode } from "react";
import { usePreferences } from "../../../elements/store.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";

interface BuilderTicketProps {
  readonly builder: BetBuilder;
  readonly legs: readonly CustomLeg[];
  readonly price: BuilderPrice;
  readonly least: 1 | 2;
}

const refusals = {
  incompatible: "builder.incompatible",
  unavailable: "builder.unavailable",
  tooMany: "builder.tooManyShort",
} as const satisfies Readonly<Record<string, MessageKey>>;

/** What is being built: its legs, the price they have together, and the way to the slip. */
export function BuilderTicket({ builder, legs, price, least }: BuilderTicketProps): ReactNode {
  const t = useText();
  const isComplete = isCustomBetComplete(legs, { least });
  return (
    <section aria-label={t("builder.title")} className="bb-ticket">
      {legs.length === 0 ? (
        <p className="min-w-0 flex-1 text-mid">{t("builder.start", { least })}</p>
      ) : (
        <>
          <ul aria-label={t("builder.legs")} className="bb-legs">
            {legs.map((leg) => (
              <BuilderLeg key={leg.selection.id} leg={leg} onRemove={() => builder.remove(leg.selection.id)} />
            ))}
          </ul>
          <div className="bb-foot">
            <Price builder={builder} price={price} />
            <IconButton icon="trash" label={t("builder.clear")} onClick={builder.clear} />
            <Button
              tone="act"
              className="min-h-11 min-w-0 flex-1"
              disabled={!isComplete || price.type !== "priced"}
              onClick={() => builder.addToSlip({ least })}
            >
              <bdi className="truncate">{isComplete ? t("builder.add", { count: legs.length }) : t("builder.oneMore")}</bdi>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function BuilderLeg({ leg, onRemove }: { readonly leg: CustomLeg; onRemove(): void }): ReactNode {
  const t = useText();
  const { outcomeName, marketName } = leg.selection;
  return (
    <li className="bb-leg">
      <span className="min-w-0 truncate">
        <bdi className="font-[640] first-letter:uppercase">{outcomeName}</bdi> <bdi className="text-12 text-mid">{marketName}</bdi>
      </span>
      <button type="button" aria-label={t("builder.remove", { name: outcomeName })} onClick={onRemove}>
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

function Price({ builder, price }: Pick<BuilderTicketProps, "builder" | "price">): ReactNode {
  const t = useText();
  const { oddsFormat } = usePreferences();
  const odds = price.type === "priced" ? price.odds : price.type === "asking" ? price.last : null;
  if (price.type === "refused")
    return (
      <p role="alert" className="min-w-0 flex-1 text-12 font-semibold text-down">
        {t(refusals[price.reason])}
      </p>
    );
  if (price.type === "failed")
    return (
      <p role="alert" className="min-w-0 text-12 font-semibold text-down">
        {t("builder.failed")}{" "}
        <button type="button" className="link min-h-6" onClick={builder.askAgain}>
          {t("builder.retry")}
        </button>
      </p>
    );
  return (
    <output className="min-w-[72px]" aria-label={t("builder.price")} aria-busy={price.type === "asking"}>
      {odds === null ? (
        <span className="text-12 text-mid">{t("builder.pricing")}</span>
      ) : (
        <b className={`n text-22 font-[720] ${price.type === "asking" ? "text-low" : ""}`}>
          <bdi>{formatOdds(odds, oddsFormat)}</bdi>
        </b>
      )}
    </output>
  );
}
