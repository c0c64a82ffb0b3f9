import type { ApiError } from "@touchline/store";
import type { Result } from "@touchline/domain";
import { useState } from "react";

/** Where the sending of a form stands. */
export type Submission =
  | { readonly type: "typing" }
  | { readonly type: "sending" }
  | { readonly type: "refused"; readonly error: ApiError };

interface SubmissionControl {
  readonly submission: Submission;
  /** Sends unless a sending is under way. */
  send(ask: () => Promise<Result<unknown, ApiError>>): Promise<void>;
}

/** Sends a form once at a time and keeps why it was refused. */
export function useSubmission(): SubmissionControl {
  const [submission, setSubmission] = useState<Submission>({ type: "typing" });
  return {
    submission,
    async send(ask) {
      if (submission.type === "sending") return;
      setSubmission({ type: "sending" });
      const answer = await ask();
      setSubmission(answer.ok ? { type: "typing" } : { type: "refused", error: answer.error });
    },
  };
}
