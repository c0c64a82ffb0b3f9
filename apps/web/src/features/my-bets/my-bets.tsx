import type { BetFilter } from "@touchline/store";
import { Chip, EmptyState, Segmented, Skeleton } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useSession } from "../../elements/use-session.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { BetPage } from "./bet-page.tsx";

const groups = ["all", "open", "settled", "refused"] as const satisfies readonly BetFilter["group"][];
const results = ["win", "lose", "refund"] as const satisfies readonly NonNullable<BetFilter["result"]>[];

type Choice = Pick<BetFilter, "group" | "result">;

interface MyBetsProps {
  readonly signInAddress: string;
}

/** The player's bets by state and result, page after page. */
export function MyBets({ signInAddress }: MyBetsProps): ReactNode {
  const { status } = useSession();
  const [choice, setChoice] = useState<Choice>({ group: "all" });
  if (status === "unknown" || status === "pending") return <Skeleton lines={4} className="h-36" />;
  if (status === "signedOut") return <SignedOut signInAddress={signInAddress} />;
  return (
    <>
      <BetFilters choice={choice} onChoose={setChoice} />
      <BetPages key={`${choice.group}/${choice.result ?? ""}`} choice={choice} />
    </>
  );
}

function BetFilters({ choice, onChoose }: { readonly choice: Choice; onChoose(choice: Choice): void }): ReactNode {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-pane px-(--gutter) pb-3">
      <div className="min-w-0 grow basis-72 tablet:grow-0">
        <Segmented
          label={t("bets.filter")}
          items={groups.map((key) => ({ key, label: t(`bets.${key}`) }))}
          chosen={choice.group}
          onChoose={(group) => onChoose({ group })}
        />
      </div>
      {choice.group === "all" || choice.group === "settled" ? (
        <div role="group" aria-label={t("bets.resultFilter")} className="flex gap-0.5">
          {results.map((result) => (
            <Chip
              key={result}
              isChosen={choice.result === result}
              onClick={() => onChoose(choice.result === result ? { group: choice.group } : { group: choice.group, result })}
            >
              {t(`bets.result.${result}`)}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function BetPages({ choice }: { readonly choice: Choice }): ReactNode {
  const [pageCount, setPageCount] = useState(1);
  return (
    <div className="grid gap-3 p-3">
      {Array.from({ length: pageCount }, (_, index) => (
        <BetPage
          key={index}
          filter={{ ...choice, page: index + 1 }}
          onMore={index + 1 === pageCount ? () => setPageCount(pageCount + 1) : null}
        />
      ))}
    </div>
  );
}

function SignedOut({ signInAddress }: { readonly signInAddress: string }): ReactNode {
  const t = useText();
  return (
    <EmptyState
      icon="user"
      title={t("bets.signIn")}
      action={
        <PageLink to={signInAddress} className="btn" data-tone="act">
          {t("auth.submitSignIn")}
        </PageLink>
      }
    >
      {t("bets.signInText")}
    </EmptyState>
  );
}
