import { failureStatus } from "@touchline/store";
import type { SaferGambling } from "@touchline/store/safer-gambling";
import { Alert, Button, EmptyState, Skeleton } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { useResource, useSession, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useSaferGambling } from "./use-safer-gambling.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { LimitCard, moneyLimits, timeLimits } from "./limit-card.tsx";
import { SessionFigures } from "./session-figures.tsx";

/** The player's limits, breaks, help and current session. */
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
  // The limits alone are enough for a backend that does not serve the rules of the country.
  const isBare = failureStatus(facts.error) === 404;
  if ((facts.data === undefined && !isBare) || limits.data === undefined)
    return (facts.isError && !isBare) || limits.isError ? (
      <div className="grid gap-3 px-(--gutter) py-4">
        <Alert tone="bad">{t("safer.unreachable")}</Alert>
        <Button onClick={() => void calls.refresh()}>{t("list.retry")}</Button>
      </div>
    ) : (
      <Skeleton lines={6} className="h-24" />
    );
  const { jurisdiction, missing = [], session } = facts.data ?? {};
  const own = limits.data;
  const isSuggested = jurisdiction?.suggested.some((type) => !own.some((limit) => limit.type === type)) === true;
  return (
    <>
      <div className="grid gap-3 px-(--gutter) pb-4">
        <p className="text-mid">{t("safer.intro")}</p>
        {missing.length > 0 ? <Alert tone="bad">{t("safer.missing")}</Alert> : null}
        {missing.length === 0 && isSuggested ? <Alert>{t("safer.suggested")}</Alert> : null}
        {session === undefined ? null : <SessionFigures facts={session} />}
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
      {facts.data === undefined ? null : (
        <Group title={t("safer.breaks")}>
          <BreakCard facts={facts.data} />
        </Group>
      )}
      {jurisdiction === undefined ? null : (
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
      )}
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

interface BreakChoice {
  readonly type: "coolingoff" | "selfexclusion";
  /** Null means permanently. */
  readonly days: number | null;
}

/** Starts a break or an exclusion after a confirmation, since neither can be shortened. */
function BreakCard({ facts }: { readonly facts: SaferGambling }): ReactNode {
  const t = useText();
  const { locale, session } = useStore();
  const calls = useSaferGambling();
  const [choice, setChoice] = useState<BreakChoice | null>(null);
  const [isFailed, setFailed] = useState(false);
  const { jurisdiction, exclusion } = facts;
  const lengthText = (days: number | null): string => (days === null ? t("safer.forGood") : t("safer.days", { days }));
  async function begin({ type, days }: BreakChoice): Promise<void> {
    const answer = await calls.setLimit({ type, ...(days === null ? {} : { days }) });
    setFailed(!answer.ok);
    if (!answer.ok) return;
    setChoice(null);
    if (type === "selfexclusion") await session.signOut();
    else await calls.refresh();
  }
  const offers: readonly (readonly [BreakChoice["type"], readonly (number | null)[]])[] = [
    ["coolingoff", jurisdiction.break_days],
    ["selfexclusion", [...jurisdiction.exclusion_days, ...(jurisdiction.has_lasting_exclusion ? [null] : [])]],
  ];
  return (
    <>
      {exclusion === null ? null : (
        <div className="px-(--gutter) py-3">
          <Alert>
            {exclusion.ends_at === null
              ? t("safer.breakForGood")
              : t("safer.breakUntil", {
                  when: new Date(exclusion.ends_at).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" }),
                })}
          </Alert>
        </div>
      )}
      {offers.map(([type, lengths]) => (
        <section key={type} className="grid gap-3 border-t border-line px-(--gutter) py-4">
          <div>
            <h3 className="font-[650]">{t(`safer.${type}.name`)}</h3>
            <p className="text-mid">{t(`safer.${type}.text`)}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {lengths.map((days) => (
              <Button
                key={String(days)}
                className="min-h-11"
                aria-pressed={choice?.type === type && choice.days === days}
                onClick={() => setChoice({ type, days })}
              >
                {lengthText(days)}
              </Button>
            ))}
          </div>
          {choice?.type === type ? (
            <div className="grid gap-3 rounded-2 bg-raise p-4">
              <p>{t(`safer.${type}.sure`, { length: lengthText(choice.days) })}</p>
              {isFailed ? <Alert tone="bad">{t("safer.failed")}</Alert> : null}
              <div className="flex flex-wrap gap-2">
                <Button tone="act" className="min-h-11" onClick={() => void begin(choice)}>
                  {t(`safer.${type}.begin`)}
                </Button>
                <Button tone="plain" className="min-h-11" onClick={() => setChoice(null)}>
                  {t("safer.cancel")}
                </Button>
              </div>
            </div>
          ) : null}
        </section>
      ))}
    </>
  );
}
