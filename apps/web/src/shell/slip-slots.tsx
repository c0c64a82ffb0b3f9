import { Button } from "@touchline/ui";
import { useCallback, useState, type ReactNode } from "react";
import { useSlipIsEmpty } from "../elements/use-slip-is-empty.ts";
import { useStore } from "../elements/use-store.ts";
import { DepositSheet } from "../features/cashier/deposit-sheet.tsx";
import { SlipColumn } from "../features/slip/slip-column.tsx";
import { SlipSheet } from "../features/slip/slip-sheet.tsx";
import { SlipTab } from "../features/slip/slip-tab.tsx";
import { useText } from "../messages/use-text.ts";
import { useNavigation, useNavigationState } from "../navigation/navigation-context.ts";
import { OpenBets, useOpenBetsCount } from "../features/my-bets/open-bets.tsx";
import { useIsDesk } from "./use-width.ts";

interface SlipExits {
  readonly isDepositOpen: boolean;
  readonly openDeposit: () => void;
  readonly closeDeposit: () => void;
  readonly openSignIn: () => void;
  readonly openMyBets: () => void;
}

function useSlipExits(): SlipExits {
  const navigation = useNavigation();
  const { slip } = useStore();
  const { page } = useNavigationState();
  const [isDepositOpen, setDepositOpen] = useState(false);
  const openSignIn = useCallback(() => {
    slip.setPanel({ ...slip.getState().panel, isOpen: false });
    void navigation.go(`/users/sign-in?returnTo=${encodeURIComponent(page.address)}`);
  }, [navigation, slip, page.address]);
  return {
    isDepositOpen,
    openDeposit: () => setDepositOpen(true),
    closeDeposit: () => setDepositOpen(false),
    openSignIn,
    openMyBets: () => void navigation.go("/bets"),
  };
}

/** The slip beside the page on wide screens. */
export function SlipSide(): ReactNode {
  const exits = useSlipExits();
  const count = useOpenBetsCount();
  return (
    <aside className="side slip-side">
      <SlipColumn myBets={<OpenBets />} myBetsCount={count} onSignIn={exits.openSignIn} onDeposit={exits.openDeposit} />
      <DepositSheet isOpen={exits.isDepositOpen} onClose={exits.closeDeposit} />
    </aside>
  );
}

/** The slip's sheet where there is no room beside the page. */
export function SlipSheetSlot(): ReactNode {
  const isDesk = useIsDesk();
  const exits = useSlipExits();
  if (isDesk !== false) return null;
  return (
    <>
      <SlipSheet onSignIn={exits.openSignIn} onDeposit={exits.openDeposit} onOpenMyBets={exits.openMyBets} />
      <DepositSheet isOpen={exits.isDepositOpen} onClose={exits.closeDeposit} />
    </>
  );
}

/** The slip's place in the tab bar and the dock. */
export function SlipTabSlot(): ReactNode {
  return <SlipTab />;
}

/** The bar at the foot of tablets, once something is on the slip. */
export function SlipDock(): ReactNode {
  const t = useText();
  const { slip } = useStore();
  if (useSlipIsEmpty()) return null;
  return (
    <div className="dock below-desk">
      <SlipTab />
      <span className="flex-1" />
      <Button tone="act" className="min-h-11" onClick={() => slip.setPanel({ isOpen: true, tab: "betSlip" })}>
        {t("shell.openSlip")}
      </Button>
    </div>
  );
}
