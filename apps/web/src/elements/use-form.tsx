import type { Result } from "@touchline/domain";
import type { ApiError } from "@touchline/store";
import { Alert, Button } from "@touchline/ui";
import { useState, type FormEvent, type ReactNode } from "react";
import type { MessageKey, MessageValues } from "../messages/text.ts";
import { useText } from "../messages/use-text.ts";

const refusalCodes = [
  "invalid_credentials",
  "locked",
  "email_taken",
  "under_age",
  "terms_required",
  "country_blocked",
  "unknown_country",
  "unknown_currency",
  "unconfirmed",
  "invalid_token",
  "wrong_password",
  "common_password",
  "self_excluded",
  "account_blocked",
  "invalid_cpf",
  "cpf_taken",
  "unknown_municipality",
  "already_known",
  "invalid_phone",
  "wrong_code",
  "code_expired",
  "password_required",
] as const;

/** The message for a refused account form, or the network message if there was no response. */
export function formErrorKey(error: ApiError): MessageKey {
  if (error.type !== "refused") return "auth.error.network";
  if (error.status === 429) return "auth.error.429";
  if (error.status >= 500) return "auth.error.unavailable";
  const code = refusalCodes.find((candidate) => candidate === error.code);
  return code === undefined ? "auth.error.default" : `auth.error.${code}`;
}

/** Focuses the first invalid field after the next render. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

type Submission = { readonly type: "typing" } | { readonly type: "sending" } | { readonly type: "refused"; readonly error: ApiError };

interface SubmissionControl {
  readonly submission: Submission;
  /** Does nothing while a submission is under way. */
  send(request: () => Promise<Result<unknown, ApiError>>): Promise<void>;
}

/** Sends one submission at a time and stores its refusal. */
function useSubmission(): SubmissionControl {
  const [submission, setSubmission] = useState<Submission>({ type: "typing" });
  return {
    submission,
    async send(request) {
      if (submission.type === "sending") return;
      setSubmission({ type: "sending" });
      const answer = await request();
      setSubmission(answer.ok ? { type: "typing" } : { type: "refused", error: answer.error });
    },
  };
}

/** Minimum length of a password; the backend refuses shorter ones. */
export const minPasswordLength = 8;

/** Problems by field; a field without a problem is absent or null. */
export type FormProblems<Field extends string> = Readonly<Partial<Record<Field, MessageKey | null>>>;

interface FormOptions<Values, Field extends string> {
  readonly initial: Values | (() => Values);
  /** The problems of the values. The form is sent only if there are none. */
  check(values: Values): FormProblems<Field>;
  send(values: Values): Promise<Result<unknown, ApiError>>;
  /** The fields that a refusal names; the first one receives the focus. */
  refusedFields?(error: ApiError): FormProblems<Field>;
}

export interface FormControl<Values, Field extends string> {
  readonly values: Values;
  readonly isSending: boolean;
  /** Why the last submission was refused. */
  readonly refusal: ApiError | null;
  /** Attributes of the `form` element. */
  readonly attributes: {
    readonly method: "post";
    readonly noValidate: true;
    readonly className: string;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
  /** The message for a field's problem, once a submission has been attempted. */
  error(field: Field, values?: MessageValues): string | undefined;
  change(changes: Partial<Values>): void;
  /** Hides problems until the next submission. */
  hideErrors(): void;
  submit(): void;
}

/** The values of a form, their problems, and one submission at a time. An invalid submission moves the focus to the first problem. */
export function useForm<Values extends object, Field extends string>({
  initial,
  check,
  send,
  refusedFields,
}: FormOptions<Values, Field>): FormControl<Values, Field> {
  const t = useText();
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const submission = useSubmission();
  const refusal = submission.submission.type === "refused" ? submission.submission.error : null;
  const problems = isChecked ? check(values) : {};
  const refused = refusal === null ? {} : (refusedFields?.(refusal) ?? {});

  function trySubmit(form: HTMLFormElement | null): void {
    setChecked(true);
    const focus = (): void => (form === null ? undefined : focusFirstError(form));
    if (Object.values(check(values)).some((problem) => problem !== null)) return focus();
    void submission.send(async () => send(values)).then(() => (refusedFields === undefined ? undefined : focus()));
  }

  return {
    values,
    isSending: submission.submission.type === "sending",
    refusal,
    attributes: {
      method: "post",
      noValidate: true,
      className: "grid gap-4",
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        trySubmit(event.currentTarget);
      },
    },
    error(field, messageValues) {
      const key = (problems as FormProblems<Field>)[field] ?? (refused as FormProblems<Field>)[field];
      return key == null ? undefined : t(key, messageValues);
    },
    change: (changes) => setValues((current) => ({ ...current, ...changes })),
    hideErrors: () => setChecked(false),
    submit: () => trySubmit(null),
  };
}

/** Explains why a form was refused, with an action that helps if there is one. */
export function FormRefusal({ refusal, action }: { readonly refusal: ApiError | null; readonly action?: ReactNode }): ReactNode {
  const t = useText();
  if (refusal === null) return null;
  return (
    <Alert tone="bad" action={action}>
      {t(formErrorKey(refusal))}
    </Alert>
  );
}

interface SubmitButtonProps {
  readonly form: Pick<FormControl<object, string>, "isSending">;
  readonly labelKey: MessageKey;
  readonly isCompact?: boolean;
}

/** Submits the surrounding form. The button stays focusable while the form is sent. */
export function SubmitButton({ form: { isSending }, labelKey, isCompact = false }: SubmitButtonProps): ReactNode {
  const t = useText();
  return (
    <Button
      type="submit"
      tone="act"
      {...(isCompact ? { className: "justify-self-start" } : { size: "large" as const })}
      aria-disabled={isSending}
    >
      {t(isSending ? "auth.sending" : labelKey)}
    </Button>
  );
}
