import { useState, type ReactNode } from "react";
import { AccountBalances, AccountDetails } from "../../../features/profile/account-details.tsx";
import { ChangePassword } from "../../../features/profile/change-password.tsx";
import { PlayerSettings } from "../../../features/profile/player-settings.tsx";
import { ProfileFrame } from "../../../features/profile/profile-frame.tsx";
import { SessionList } from "../../../features/profile/session-list.tsx";
import { TransactionList } from "../../../features/profile/transaction-list.tsx";
import type { PageProps } from "../../page-route.ts";

/** The player's profile: who it is and the accounts, or the part that the address names. */
export function ProfilePage({ params }: PageProps): ReactNode {
  return <ProfileFrame>{partOf(params.segment)}</ProfileFrame>;
}

function partOf(segment: string): ReactNode {
  switch (segment) {
    case "settings":
      return <PlayerSettings />;
    case "security":
      return <SecurityParts />;
    case "transactions":
      return <TransactionList />;
    default:
      return (
        <>
          <AccountDetails />
          <AccountBalances />
        </>
      );
  }
}

function SecurityParts(): ReactNode {
  const [version, setVersion] = useState(0);
  return (
    <>
      <ChangePassword onChanged={() => setVersion(version + 1)} />
      <SessionList version={version} />
    </>
  );
}
