import { wireToMoney } from "@touchline/domain";
import { accountEndpoints, type PlayerTransaction } from "@touchline/store/account";
import { EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { MoneyText } from "../../../elements/money-text.tsx";
import { useDayFormat } from "../../../elements/time.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { LoadFailed } from "./profile-frame.tsx";
import { usePlayerQuery } from "./profile-data.ts";

const kinds = ["deposit", "stake", "payout", "refund", "correction", "cashout"] as const;

/** The transactions of the player's accounts, newest first. */
export function TransactionList(): ReactNode {
  const t = useText();
  const query = usePlayerQuery("transactions", async (api) => api.fetch(accountEndpoints.listTransactions, {}));

  if (query.isPending) return <Skeleton lines={6} className="h-12" />;
  if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} />;
  const { data } = query.data;
  if (data.length === 0)
    return (
      <EmptyState icon="wallet" title={t("profile.noTransactions")}>
        {t("profile.noTransactionsText")}
      </EmptyState>
    );
  return (
    <ul className="rounded-3 border border-line bg-pane px-4">
      {data.map((line) => (
        <TransactionRow key={line.id} line={line} />
      ))}
    </ul>
  );
}

function TransactionRow({ line }: { readonly line: PlayerTransaction }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const { currency, subunits } = line;
  const kind = kinds.find((one) => one === line.kind) ?? "other";
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-line py-2">
      <span className="min-w-0">
        <span className="block font-semibold">{t(`profile.kind.${kind}`)}</span>
        <span className="text-12 text-mid">
          <bdi>{format.moment(Date.parse(line.created_at))}</bdi>
          {line.bet_ref === null ? null : (
            <>
              {" · "}
              <PageLink to={`/bets/${line.bet_ref}`} className="link" aria-label={t("profile.showBet", { ref: line.bet_ref })}>
                <bdi>{line.bet_ref}</bdi>
              </PageLink>
            </>
          )}
        </span>
      </span>
      <span className="text-end">
        <span className={`block font-semibold ${line.amount > 0 ? "text-up" : ""}`}>
          <bdi dir="ltr">
            {line.amount > 0 ? "+" : ""}
            <MoneyText amount={wireToMoney({ value: line.amount, currency, subunits })} />
          </bdi>
        </span>
        <span className="text-12 text-mid">
          <MoneyText amount={wireToMoney({ value: line.balance_after, currency, subunits })} />
        </span>
      </span>
    </li>
  );
}
