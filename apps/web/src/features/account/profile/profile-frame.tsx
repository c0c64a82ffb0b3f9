import { Button, EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { openAuth } from "../../../elements/dialog-events.ts";
import { useSession } from "../../../elements/store.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

/** The pages of the profile. */
export const profileSections = ["account", "settings", "security", "transactions"] as const;
export type ProfileSection = (typeof profileSections)[number];

const paths: Readonly<Record<ProfileSection, string>> = {
  account: "/profile",
  settings: "/profile/settings",
  security: "/profile/security",
  transactions: "/profile/transactions",
};

/** The title and navigation around a page of the profile. Asks visitors to sign in. */
export function ProfileFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useText();
  const { status } = useSession();
  return (
    <div className="mx-auto grid w-full max-w-[720px] content-start gap-5 p-(--gutter) pb-10">
      <h1 className="text-title leading-tight font-bold">{t("profile.title")}</h1>
      <nav aria-label={t("profile.sections")} className="tabs overflow-x-auto">
        {profileSections.map((section) => (
          <PageLink key={section} to={paths[section]} className="tab">
            {t(`profile.${section}`)}
          </PageLink>
        ))}
      </nav>
      {status === "signedIn" ? children : status === "signedOut" ? <ProfileForVisitors /> : <Skeleton lines={4} className="h-12" />}
    </div>
  );
}

function ProfileForVisitors(): ReactNode {
  const t = useText();
  return (
    <EmptyState
      icon="user"
      title={t("profile.visitorTitle")}
      action={
        <Button tone="act" onClick={() => openAuth({ kind: "sign_in" })}>
          {t("shell.signIn")}
        </Button>
      }
    >
      {t("profile.visitorText")}
    </EmptyState>
  );
}

/** One group of the profile with its heading. */
export function ProfileGroup({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="grid gap-3 rounded-3 border border-line bg-pane p-4">
      <div className="grid gap-1">
        <h2 className="text-16 font-bold">{title}</h2>
        {note === undefined ? null : <p className="text-mid">{note}</p>}
      </div>
      {children}
    </section>
  );
}

export function LoadFailed({ onRetry }: { onRetry(): void }): ReactNode {
  const t = useText();
  return <EmptyState icon="offline" title={t("profile.failed")} action={<Button onClick={onRetry}>{t("list.retry")}</Button>} />;
}
