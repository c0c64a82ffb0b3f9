import { Chip, Segmented } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useNavigation } from "../../../../navigation/navigation-context.ts";
import { betGroups, betResults, betsAddress, hasResults, type BetChoice } from "./bet-choice.ts";

/** The filters of the page: state, and how it ended; both in the address. */
export function BetFilters({ choice }: { readonly choice: BetChoice }): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const choose = (next: BetChoice): void => void navigation.go(betsAddress(next), { isReplacing: true });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-pane px-(--gutter) pb-3 print:hidden">
      <div className="min-w-0 grow basis-72 tablet:grow-0">
        <Segmented
          label={t("bets.filter")}
          items={betGroups.map((key) => ({ key, label: t(`bets.${key}`) }))}
          chosen={choice.group}
          onChoose={(group) => choose({ ...choice, group })}
        />
      </div>
      {hasResults(choice.group) ? (
        <div role="group" aria-label={t("bets.resultFilter")} className="flex gap-0.5">
          {betResults.map((result) => (
            <Chip
              key={result}
              isChosen={choice.result === result}
              onClick={() => choose(choice.result === result ? { group: choice.group } : { group: choice.group, result })}
            >
              {t(`bets.result.${result}`)}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  );
}
