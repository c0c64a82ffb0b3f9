import { Button, EmptyState } from "@touchline/ui";
import { useEffect, type ReactNode } from "react";
import { ErrorScene } from "../../../elements/error-scene.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { Page } from "../../page.ts";

const isOwnAddress = (): boolean => location.pathname.endsWith("/_app");

function reload(): void {
  if (isOwnAddress()) location.assign("/");
  else location.reload();
}

/** Reloads if the server answers again: the network may have returned before the page added its listener. */
async function reloadIfReachable(): Promise<void> {
  const reply = await fetch("/livez", { cache: "no-store" }).catch(() => null);
  if (reply?.ok === true) reload();
}

/** Shown in place of any page while the device is offline; reloads the page when the network returns (spec.md 2: /_app). */
function AppShellPage(): ReactNode {
  const t = useText();
  useEffect(() => {
    addEventListener("online", reload);
    if (!isOwnAddress()) void reloadIfReachable();
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <>
      <ErrorScene kind="offline" />
      <h1 className="sr">{t("offline.title")}</h1>
      <EmptyState
        title={t("offline.title")}
        action={
          <Button tone="act" className="min-h-11" onClick={reload}>
            {t("offline.retry")}
          </Button>
        }
      >
        {t("offline.text")}
      </EmptyState>
    </>
  );
}

export const page: Page = { titleKey: "title.appShell", isPrivate: true, Component: AppShellPage };
