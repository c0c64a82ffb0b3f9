import { useState, type ReactNode } from "react";
import { AccountBalances, AccountDetails } from "../../../features/account/profile/account-details.tsx";
import { ChangePassword } from "../../../features/account/profile/change-password.tsx";
import { PlayerSettings } from "../../../features/account/profile/player-settings.tsx";
import { ProfileFrame } from "../../../features/account/profile/profile-frame.tsx";
import { SessionList } from "../../../features/account/profile/session-list.tsx";
import { TransactionList } from "../../../features/account/profile/transaction-list.tsx";
import { pageFound, pageNotFound, type Page, type PageProps } from "../../page.ts";

/** The profile: details and balances, or the section given in the address. */
function ProfilePage({ params }: PageProps): ReactNode {
  return <ProfileFrame>{sectionOf(params.segment)}</ProfileFrame>;
}

function sectionOf(segment: string): ReactNode {
  switch (segment) {
    case "settings":
      return <PlayerSettings />;
    case "security":
      return <SecuritySection />;
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

function SecuritySection(): ReactNode {
  const [version, setVersion] = useState(0);
  return (
    <>
      <ChangePassword onChanged={() => setVersion(version + 1)} />
      <SessionList version={version} />
    </>
  );
}

/** Sections by the last segment of the address; the profile itself has none. */
const sections: ReadonlySet<string> = new Set(["", "settings", "security", "transactions"]);

export const page: Page = {
  titleKey: "title.profile",
  isPrivate: true,
  Component: ProfilePage,
  load: async ({ params }) => (sections.has(params.segment) ? pageFound : pageNotFound),
};
