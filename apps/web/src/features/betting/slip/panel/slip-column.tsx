import { Tabs } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { SlipSettings, SlipTools } from "./slip-settings.tsx";
import { SlipStatus } from "./slip-status.tsx";
import { SlipTicket, type SlipShellProps } from "../ticket/slip-ticket.tsx";
import { useSlipSettings } from "../use-slip-settings.ts";
import { usePageSlip, useSignInPrompt, useSlipView } from "../use-slip.ts";

interface SlipColumnProps extends Pick<
  SlipShellProps,
  "onSignIn" | "onDeposit" | "tools" | "customTools" | "boost" | "bonuses" | "cashOut"
> {
  /** The second tab; null if the site hides My bets. */
  readonly myBets: ReactNode;
  readonly myBetsCount: number;
}

/** The slip next to the page on wide screens, with My bets as its second tab. */
export function SlipColumn({ myBets, myBetsCount, onSignIn, onDeposit, tools, ...parts }: SlipColumnProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const view = useSlipView();
  const settings = useSlipSettings();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const tab = myBets === null ? "betSlip" : view.panel.tab;
  const chooseTab = (next: typeof tab): void => page.setPanel({ ...view.panel, tab: next });
  useSignInPrompt(view.isSignInWanted, onSignIn);
  return (
    <section aria-label={t("slip.title")} className="flex h-full min-h-0 flex-col bg-pane">
      <div className="flex h-12 shrink-0 items-center border-b border-line pe-1.5">
        <Tabs
          label={t("slip.title")}
          idBase="slip"
          className="h-full min-w-0 flex-1 border-b-0"
          items={[
            {
              key: "betSlip" as const,
              label: <TabLabel text={t("slip.title")} count={view.summary.selectionCount} isChosen={tab === "betSlip"} />,
            },
            ...(myBets === null
              ? []
              : [
                  {
                    key: "myBets" as const,
                    label: <TabLabel text={t("slip.myBets")} count={myBetsCount} isChosen={tab === "myBets"} />,
                  },
                ]),
          ]}
          chosen={tab}
          onChoose={chooseTab}
        />
        <SlipTools
          view={view}
          tools={tools}
          edits={tab === "betSlip" ? "bets" : "none"}
          size="small"
          isSettingsOpen={isSettingsOpen}
          onSettings={setSettingsOpen}
        />
      </div>
      {isSettingsOpen ? <SlipSettings view={view} onPolicyChosen={settings.saveOddsPolicy} /> : null}
      <div role="tabpanel" id="slip-panel" aria-labelledby={`slip-tab-${tab}`} className="flex min-h-0 flex-1 flex-col">
        {tab === "betSlip" ? (
          <SlipTicket
            {...parts}
            tools={tools}
            view={view}
            layout="column"
            onSignIn={onSignIn}
            onDeposit={onDeposit}
            onOpenMyBets={() => chooseTab("myBets")}
          />
        ) : (
          <div className="min-h-0 flex-1 overflow-y-auto">{myBets}</div>
        )}
      </div>
      <SlipStatus view={view} />
    </section>
  );
}

function TabLabel({ text, count, isChosen }: { readonly text: string; readonly count: number; readonly isChosen: boolean }): ReactNode {
  return (
    <span className="flex items-center gap-1.5">
      {text}
      {count > 0 ? (
        <span className="num n" data-tone={isChosen ? "act" : undefined}>
          {count}
        </span>
      ) : null}
    </span>
  );
}
