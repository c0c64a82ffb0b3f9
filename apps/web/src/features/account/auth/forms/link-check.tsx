import type { ApiError } from "@touchline/store";
import { accountEndpoints } from "@touchline/store/account";
import { Alert } from "@touchline/ui";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { formErrorKey } from "../../../../elements/forms/form-error.ts";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";

interface LinkCheckProps {
  readonly purpose: "confirm" | "unlock";
  /** Of the mailed link. */
  readonly token: string;
  /** Drawn below once the link has done its work. */
  children(email: string): ReactNode;
  /** Drawn below a link that does not work. */
  readonly otherwise: ReactNode;
}

type Check =
  | { readonly type: "checking" }
  | { readonly type: "done"; readonly email: string }
  | { readonly type: "refused"; readonly error: ApiError };

/** Uses a mailed link up, once however often it is drawn, and says what came of it. */
export function LinkCheck({ purpose, token, children, otherwise }: LinkCheckProps): ReactNode {
  const t = useText();
  const { api } = useStore();
  const [check, setCheck] = useState<Check>({ type: "checking" });
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    const body = { token };
    const using = purpose === "confirm" ? api.call(accountEndpoints.confirmEmail, { body }) : api.call(accountEndpoints.unlock, { body });
    void using.then((answer) => {
      setCheck(answer.ok ? { type: "done", email: answer.value.email } : { type: "refused", error: answer.error });
    });
  }, [api, purpose, token]);
  if (check.type === "checking") return <p role="status">{t("auth.confirming")}</p>;
  if (check.type === "refused")
    return (
      <>
        <Alert tone="bad">{t(formErrorKey(check.error))}</Alert>
        {otherwise}
      </>
    );
  return (
    <>
      <Alert tone="good">{t(purpose === "confirm" ? "auth.confirmed" : "auth.unlocked")}</Alert>
      {children(check.email)}
    </>
  );
}
