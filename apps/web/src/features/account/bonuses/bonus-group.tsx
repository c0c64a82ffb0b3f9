import { type Bonus, bonusesPerPage, bonusPageOf } from "@touchline/store/bonuses";
import { Button } from "@touchline/ui";
import { type ReactNode, useId, useState } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { BonusCard, bonusColumns } from "./bonus-card.tsx";
import { typeLabels } from "./bonus-text.ts";
import { isRunning, usePlayerId } from "./use-bonuses.ts";

/** Groups in a column; groups with a single bonus share a row. */
export function BonusGroups({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={`grid grid-flow-row-dense gap-x-3 px-(--gutter) ${bonusColumns}`}>{children}</div>;
}

interface BonusGroupProps {
  readonly type: Bonus["type"];
  /** The first bonuses of the type: one more than fits on a page if there are further ones. */
  readonly first: readonly Bonus[];
  readonly isAvailable: boolean;
}

/** The running bonuses of one type: the first ones, and further pages on request. */
export function BonusGroup({ type, first, isAvailable }: BonusGroupProps): ReactNode {
  const t = useText();
  const heading = useId();
  const [pages, setPages] = useState(1);
  const last = useBonusPage({ type, isAvailable }, pages, pages > 1);
  const isMore = pages === 1 ? first.length > bonusesPerPage : last.data?.isLast !== true;
  const isLoading = pages > 1 && last.data === undefined && !last.isError;
  return (
    <section aria-labelledby={heading} data-bonuses={type} className={first.length === 1 ? "flex flex-col" : "col-span-full"}>
      <h2 id={heading} className="pb-2 font-[650] text-mid">
        {t(typeLabels[type].textKey)}
      </h2>
      <div className={`grid flex-1 ${bonusColumns} gap-3 pb-4`}>
        {pages === 1 ? <Cards bonuses={first.slice(0, bonusesPerPage)} /> : <OpenedPages {...{ type, first, isAvailable, pages }} />}
        {isLoading ? <div className="h-48 rounded-3 bg-pane" aria-busy="true" /> : null}
      </div>
      {last.isError ? (
        <p role="alert" className="pb-2 text-mid">
          {t("bonus.listFailed")}
        </p>
      ) : null}
      {isMore ? (
        <div className="pb-4">
          <Button
            aria-disabled={isLoading}
            onClick={() => {
              if (last.isError) void last.refetch();
              else if (!isLoading) setPages(pages + 1);
            }}
          >
            {t(last.isError ? "list.retry" : "notifications.more")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Cards({ bonuses }: { readonly bonuses: readonly Bonus[] }): ReactNode {
  return bonuses.map((bonus) => <BonusCard key={bonus.id} bonus={bonus} />);
}

/** The open pages of the type's list. */
export function OpenedPages({ pages, ...group }: BonusGroupProps & { readonly pages: number }): ReactNode {
  return Array.from({ length: pages }, (_, index) => <OpenedPage key={index} page={index + 1} {...group} />);
}

/** One page of the list. The known first bonuses replace the first page until it is loaded, and if the backend has no such list. */
function OpenedPage({ page, first, ...list }: BonusGroupProps & { readonly page: number }): ReactNode {
  const { data } = useBonusPage(list, page, true);
  const bonuses = (data?.bonuses ?? []).filter(isRunning);
  if (page > 1 || bonuses.length > 0) return <Cards bonuses={bonuses} />;
  return <Cards bonuses={data === undefined ? first.slice(0, bonusesPerPage) : first} />;
}

function useBonusPage(list: Pick<BonusGroupProps, "type" | "isAvailable">, page: number, isEnabled: boolean) {
  const { api } = useStore();
  return useResource(bonusPageOf(api, usePlayerId(), { ...list, page }), { isEnabled });
}
