import type { Money } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import { Button } from "@touchline/ui";
import { useCallback, type ReactNode } from "react";
import { useResource, useSlipIsEmpty, useStore } from "../elements/store.ts";
import { EditCustomBet } from "../features/betting/bet-builder/edit-custom-bet.tsx";
import { SlipBonuses, SlipBonusSource, SlipBoost } from "../features/account/bonuses/slip-bonuses.tsx";
import { OpenBets, useOpenBetsCount } from "../features/betting/my-bets/list/open-bets.tsx";
import { BetTracker } from "../features/betting/my-bets/bet-tracker.tsx";
import { CashOutBox } from "../features/betting/my-bets/cashout/cash-out-box.tsx";
import { SessionLine } from "../features/account/safer/session-line.tsx";
import { ShareButton } from "../features/betting/share/share-button.tsx";
import { SlipColumn } from "../features/betting/slip/panel/slip-column.tsx";
import { SlipSheet } from "../features/betting/slip/panel/slip-sheet.tsx";
import { SlipTab } from "../features/betting/slip/panel/slip-tab.tsx";
import { useText } from "../messages/use-text.ts";
import { useNavigation, useCurrentPage } from "../navigation/navigation-context.ts";

// Everything that renders the slip, fetched as one chunk after the page.
export { PlayerColumn } from "../features/betting/my-bets/player-column.tsx";
export { BetTracker } from "../features/betting/my-bets/bet-tracker.tsx";
export { SlipTab } from "../features/betting/slip/panel/slip-tab.tsx";

const cashOut = (bet: ListedBet): ReactNode => <CashOutBox bet={bet} layout="row" />;

interface SlipActions {
  readonly openDeposit: (missing: Money) => void;
  readonly openSignIn: () => void;
  readonly openMyBets: () => void;
}

function useSlipActions(): SlipActions {
  const navigation = useNavigation();
  const page = useCurrentPage();
  const openSignIn = useCallback(() => {
    void navigation.go(`/users/sign-in?returnTo=${encodeURIComponent(page.address)}`);
  }, [navigation, page.address]);
  return {
    openDeposit: ({ minor }) => {
      location.hash = `deposit=${minor}`;
    },
    openSignIn,
    openMyBets: () => void navigation.go("/bets"),
  };
}

/** The slip next to the page, with the open bets and their tracker. */
export function SlipSideParts(): ReactNode {
  const actions = useSlipActions();
  const count = useOpenBetsCount();
  const { listings } = useStore();
  const { data: site } = useResource(listings.siteConfig());
  const myBets = site?.is_my_bets_visible === false ? null : <OpenBets />;
  return (
    <SlipBonusSource>
      <div className="min-h-0 flex-1">
        <SlipColumn
          myBets={myBets}
          myBetsCount={count}
          onSignIn={actions.openSignIn}
          onDeposit={actions.openDeposit}
          tools={<ShareButton size="small" />}
          customTools={<EditCustomBet />}
          boost={<SlipBoost />}
          bonuses={<SlipBonuses />}
          cashOut={cashOut}
        />
      </div>
      {myBets === null ? null : <BetTracker layout="panel" />}
      <SessionLine />
    </SlipBonusSource>
  );
}

/** The slip on narrow screens. */
export function SlipSheetParts(): ReactNode {
  const actions = useSlipActions();
  return (
    <SlipBonusSource>
      <SlipSheet
        onSignIn={actions.openSignIn}
        onDeposit={actions.openDeposit}
        onOpenMyBets={actions.openMyBets}
        tools={<ShareButton />}
        customTools={<EditCustomBet />}
        boost={<SlipBoost />}
        bonuses={<SlipBonuses />}
        cashOut={cashOut}
        line={<SessionLine />}
      />
    </SlipBonusSource>
  );
}

/** A summary of the slip with a button that opens it; hidden while the slip is empty. */
export function SlipBar(): ReactNode {
  const t = useText();
  const { slip } = useStore();
  if (useSlipIsEmpty()) return null;
  return (
    <div className="slip-dock below-desk">
      <SlipTab />
      <span className="flex-1" />
      <Button tone="act" className="min-h-11" onClick={() => slip.setPanel({ isOpen: true, tab: "betSlip" })}>
        {t("shell.openSlip")}
      </Button>
    </div>
  );
}
