import { Alert, Button } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";

interface MailSentProps {
  readonly text: string;
  /** Sends it once more, where that can be done here. */
  onAgain?(): void;
}

/** Says that a link was mailed, and in a demo where the mails are. */
export function MailSent({ text, onAgain }: MailSentProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const outbox = useResource(listings.system()).data?.platform_settings.outbox_url ?? null;
  return (
    <div className="grid gap-4">
      <Alert tone="good">
        <p className="font-semibold">{t("auth.sentTitle")}</p>
        <p>{text}</p>
      </Alert>
      {outbox === null ? null : (
        <a href={outbox} target="_blank" rel="noopener" className="btn" data-tone="act" data-size="large">
          {t("auth.openOutbox")}
        </a>
      )}
      {onAgain === undefined ? null : <Button onClick={onAgain}>{t("auth.notArrived")}</Button>}
    </div>
  );
}
