import type { AlertStore } from "./alerts.ts";
import { failureStatus } from "../core/api-error.ts";
import type { FailureRule } from "../core/resource.ts";

/** What a failed reading does beside its place on the page (spec.md 8): 401 has ended the session already, all else is reported, and an alert comes up where the reading asks for one. */
export function takeQueryFailure(
  error: unknown,
  { isAlerted = false, unreported = [] }: FailureRule,
  { alerts, report }: { readonly alerts: Pick<AlertStore, "showStandard">; readonly report: (error: unknown) => void },
): void {
  const status = failureStatus(error);
  if (status === 401) return;
  if (unreported !== "all" && !(status !== null && unreported.includes(status))) report(error);
  if (isAlerted) alerts.showStandard("failed");
}
