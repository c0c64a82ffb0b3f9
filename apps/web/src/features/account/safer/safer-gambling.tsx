import { Alert, Button, EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useSession } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { BreakCard } from "./break-card.tsx";
import { LimitCard } from "./limit-card.tsx";
import { moneyLimits, timeLimits } from "./limit-kinds.data.ts";
import { SessionFigures } from "./session-figures.tsx";
import { useSaferGambling } from "./use-safer-gambling.ts";

/** A player's own limits, breaks and help, and the session so far. */
export function SaferGamblingPanel({ signInAddress }: { readonly signInAddress: string }): ReactNode {
  const t = useText();
  const { status } = useSession();
  if (status === "signedOut")
    return (
      <EmptyState
        icon="user"
        title={t("safer.signIn")}
        action={
          <PageLink to={signInAddress} className="btn" data-tone="act">
            {t("auth.submitSignIn")}
          </PageLink>
        }
      >
        {t("safer.signInText")}
      </EmptyState>
    );
  return status === "signedIn" ? <OwnLimits /> : <Skeleton lines={6} className="h-24" />;
}

function OwnLimits(): ReactNode {
  const t = useText();
  const calls = useSaferGambling();
  const facts = useResource(calls.facts);
  const limits = useResource(calls.limits);
  if (facts.data === undefined || limits.data === undefined)
    return facts.isError || limits.isError ? (
      <div className="grid gap-3 px-(--gutter) py-4">
        <Alert tone="bad">{t("safer.unreachable")}</Alert>
        <Button onClick={() => void calls.refresh()}>{t("list.retry")}</Button>
      </div>
    ) : (
      <Skeleton lines={6} className="h-24" />
    );
  const { jurisdiction, missing, session } = facts.data;
  const own = limits.data;
  const isSuggested = jurisdiction.suggested.some((type) => !own.some((limit) => limit.type === type));
  return (
    <>
      <div className="grid gap-3 px-(--gutter) pb-4">
        <p className="text-mid">{t("safer.intro")}</p>
        {missing.length > 0 ? <Alert tone="bad">{t("safer.missing")}</Alert> : null}
        {missing.length === 0 && isSuggested ? <Alert>{t("safer.suggested")}</Alert> : null}
        <SessionFigures facts={session} />
      </div>
      <Group title={t("safer.money")}>
        {moneyLimits.map((kind) => (
          <LimitCard key={kind.type} kind={kind} limits={own} isMissing={missing.includes(kind.type)} />
        ))}
      </Group>
      <Group title={t("safer.time")}>
        {timeLimits.map((kind) => (
          <LimitCard key={kind.type} kind={kind} limits={own} isMissing={missing.includes(kind.type)} />
        ))}
      </Group>
      <Group title={t("safer.breaks")}>
        <BreakCard facts={facts.data} />
      </Group>
      <Group title={t("safer.help")}>
        <ul className="border-t border-line px-(--gutter) py-3">
          {jurisdiction.help.map(({ name, url, phone }) => (
            <li key={url} className="flex flex-wrap gap-x-4">
              <a className="link inline-flex min-h-11 items-center" href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
              {phone === null ? null : (
                <a className="link n inline-flex min-h-11 items-center" dir="ltr" href={`tel:${phone.replaceAll(" ", "")}`}>
                  {phone}
                </a>
              )}
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="pb-4">
      <h2 className="px-(--gutter) py-3 text-16 font-bold">{title}</h2>
      {children}
    </div>
  );
}
