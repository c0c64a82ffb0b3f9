import type { ReactNode } from "react";
import { signInAddress } from "../../../features/account/auth/return-path.ts";
import { SaferGamblingPanel } from "../../../features/account/safer/safer-gambling.tsx";
import { useText } from "../../../messages/use-text.ts";

/** Limits, breaks, help and the session so far. */
export function SaferGamblingPage(): ReactNode {
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
