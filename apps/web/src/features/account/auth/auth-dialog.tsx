import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import "@touchline/ui/late-controls.css";
import { IconButton, Sheet, Skeleton } from "@touchline/ui";
import type { AuthRequest, AuthKind } from "../../../elements/dialog-events.ts";
import { useResource, useSession, useStore } from "../../../elements/store.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { CountryGate } from "./auth-page.tsx";
import { AcceptTermsForm } from "./terms-form.tsx";
import { ConfirmPasswordForm, NewPasswordForm } from "./password-forms.tsx";
import { EmailForm, LinkCheck, MailSent } from "./mailed-links.tsx";
import { MissedFieldsForm } from "./missed-fields-form.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

interface AuthDialogProps {
  /** Null while closed. */
  readonly request: AuthRequest | null;
  /** Shown above the sign-in form. */
  readonly noteKey: MessageKey | null;
  /** Not dismissible (spec.md 5). */
  readonly isRequired: boolean;
  onRequest(request: AuthRequest): void;
  onClose(): void;
}

const titles: Readonly<Record<AuthKind, MessageKey>> = {
  sign_in: "auth.signInTitle",
  sign_up: "auth.signUpTitle",
  forgot_password: "auth.forgotTitle",
  edit_password: "auth.newPasswordTitle",
  resend_confirmation_instructions: "auth.resendConfirmTitle",
  resend_unlock_instructions: "auth.resendUnlockTitle",
  phone_verification: "auth.phoneTitle",
  missed_auth_fields: "auth.missedTitle",
  confirm_password: "auth.confirmPasswordTitle",
  terms: "auth.newTermsTitle",
  unlock: "auth.resendUnlockTitle",
};

/** The auth dialogs, one at a time (spec.md 2 "Modals"). */
export function AuthDialog({ request, noteKey, isRequired, onRequest, onClose }: AuthDialogProps): ReactNode {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const shown = request === null ? null : `${request.kind} ${request.token ?? ""}`;
  useEffect(() => {
    // Focus the first field instead of the close button.
    if (shown !== null) box.current?.querySelector("input")?.focus();
  }, [shown]);
  useFocusAfterSignIn(shown !== null);
  const title = request === null ? "" : t(titles[request.kind]);
  const content =
    request === null ? null : (
      <div className="grid gap-4 p-5" key={shown} ref={box}>
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-18 font-bold">{title}</h2>
          {isRequired ? null : <IconButton icon="close" label={t("auth.close")} onClick={onClose} />}
        </div>
        {noteKey !== null && request.kind === "sign_in" ? <p className="text-mid">{t(noteKey)}</p> : null}
        <DialogForm request={request} isRequired={isRequired} onRequest={onRequest} onClose={onClose} />
      </div>
    );
  const name = request?.kind ?? "";
  if (isRequired)
    return (
      <RequiredDialog name={name} label={title}>
        {content}
      </RequiredDialog>
    );
  return (
    <Sheet name={name} label={title} isOpen={request !== null} place="center" onClose={onClose}>
      {content}
    </Sheet>
  );
}

/** After sign-in, the opener of the dialog may be gone. Focuses what replaced it: the account button or, on phones, the deposit button. */
function useFocusAfterSignIn(isOpen: boolean): void {
  const { player } = useSession();
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) wasOpen.current = true;
    else if (wasOpen.current && player !== null) {
      wasOpen.current = false;
      if (document.activeElement !== document.body) return;
      const places = [...document.querySelectorAll<HTMLElement>(".ava, .bal button")].filter((place) => place.checkVisibility());
      places.at(-1)?.focus({ preventScroll: true });
    }
  }, [isOpen, player]);
}

interface DialogFormProps extends Pick<AuthDialogProps, "isRequired" | "onRequest" | "onClose"> {
  readonly request: AuthRequest;
}

function DialogForm({ request, isRequired, onRequest, onClose }: DialogFormProps): ReactNode {
  const t = useText();
  const links = { open: (kind: AuthKind, email: string) => onRequest({ ...request, kind, email }) };
  const done = (): void => {
    onClose();
    request.onDone?.();
  };
  const toSignIn = (email?: string): void => onRequest({ ...request, kind: "sign_in", ...(email === undefined ? {} : { email }) });
  switch (request.kind) {
    case "sign_in":
      return (
        <CountryGate>
          <SignInForm links={links} {...(request.email === undefined ? {} : { initialEmail: request.email })} />
          <button type="button" className="link justify-self-start py-2" onClick={() => onRequest({ ...request, kind: "sign_up" })}>
            {t("auth.toSignUp")}
          </button>
        </CountryGate>
      );
    case "sign_up":
      return <SignUpDialog onSignIn={toSignIn} onResend={(email) => links.open("resend_confirmation_instructions", email)} />;
    case "forgot_password":
    case "resend_confirmation_instructions":
    case "resend_unlock_instructions":
      return <EmailForm kind={request.kind} {...(request.email === undefined ? {} : { initialEmail: request.email })} />;
    case "edit_password":
      return request.token === undefined ? (
        <EmailForm kind="forgot_password" />
      ) : (
        <NewPasswordForm token={request.token} onSaved={(email) => toSignIn(email)} />
      );
    case "unlock":
      if (request.token === undefined) return <EmailForm kind="resend_unlock_instructions" />;
      return (
        <LinkCheck purpose="unlock" token={request.token} fallback={<EmailForm kind="resend_unlock_instructions" />}>
          {(email) => <SignInForm links={links} initialEmail={email} />}
        </LinkCheck>
      );
    case "phone_verification":
      return <PhoneForm isRequired={isRequired} onDone={done} />;
    case "missed_auth_fields":
      return <MissedFieldsForm onDone={done} />;
    case "terms":
      return <AcceptTermsForm version={request.token ?? ""} onDone={done} />;
    case "confirm_password":
      return <ConfirmPasswordForm onDone={done} />;
  }
}

function SignUpDialog({ onSignIn, onResend }: { onSignIn(): void; onResend(email: string): void }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data } = useResource(listings.system());
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  if (mailedTo !== null) return <MailSent text={t("auth.confirmSentText", { email: mailedTo })} onResend={() => onResend(mailedTo)} />;
  return (
    <CountryGate>
      {data === undefined ? <Skeleton lines={6} className="h-12" /> : <SignUpForm system={data} onMailed={setMailedTo} />}
      <button type="button" className="link justify-self-start py-2" onClick={() => onSignIn()}>
        {t("auth.toSignIn")}
      </button>
    </CountryGate>
  );
}

/** A dialog that is not dismissible. Escape opens it again. */
function RequiredDialog({
  name,
  label,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className="sheet"
      data-modal={name}
      data-place="center"
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.isConnected && currentTarget.showModal()}
    >
      {children}
    </dialog>
  );
}
