import type { ReactNode } from "react";
import { signInAddress } from "../../../features/account/auth/return-path.ts";
import { SaferGamblingPanel } from "../../../features/account/safer/safer-gambling.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { Page } from "../../page.ts";

/** Limits, breaks, help and the session so far. */
function SaferGamblingPage(): ReactNode {
  const t = useText();
  return (
    <>
      <div className="sec">
        <h1>{t("safer.title")}</h1>
      </div>
      <SaferGamblingPanel signInAddress={signInAddress("/safer-gambling")} />
    </>
  );
}

export const page: Page = {
  titleKey: "title.safer",
  Component: SaferGamblingPage,
  head: ({ t }) => ({ title: t("title.safer"), isPrivate: true }),
};
