import type { ApiError } from "@touchline/store";
import { Alert, Button, Field } from "@touchline/ui";
import { useState, type FormEvent, type ReactNode } from "react";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { authErrorKey } from "./auth-error.ts";
import { PasswordField } from "./password-field.tsx";

const demo = { email: "demo@touchline.test", password: "demo-pass-1" };

/** Email and password; says why when they are refused. */
export function SignInForm({ onDone }: { onDone(): void }): ReactNode {
  const t = useText();
  const { session } = useStore();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [state, setState] = useState<{ readonly type: "typing" } | { readonly type: "sending" } | { readonly type: "refused"; readonly error: ApiError }>({ type: "typing" });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setState({ type: "sending" });
    const answer = await session.signIn({ email: email.trim(), password });
    if (answer.ok) onDone();
    else setState({ type: "refused", error: answer.error });
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {state.type === "refused" ? <Alert tone="bad">{t(authErrorKey(state.error))}</Alert> : null}
      <Field label={t("auth.email")} name="email" type="email" autoComplete="username" required dir="ltr" value={email} onChange={(event) => setEmail(event.target.value)} />
      <PasswordField value={password} autoComplete="current-password" onType={setPassword} />
      <Button type="submit" tone="act" size="large" disabled={state.type === "sending"}>
        {t("auth.submitSignIn")}
      </Button>
      <button
        type="button"
        className="link justify-self-start py-2 text-start text-mid"
        onClick={() => {
          setEmail(demo.email);
          setPassword(demo.password);
        }}
      >
        {t("auth.fillDemo")}
      </button>
    </form>
  );
}
