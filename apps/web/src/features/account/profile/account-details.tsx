import { localeToNumberTag } from "@touchline/domain";
import { Button } from "@touchline/ui";
import type { ReactNode } from "react";
import { openAuth } from "../../../elements/dialog-events.ts";
import { MoneyText } from "../../../elements/money-text.tsx";
import { useSession, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { ProfileGroup } from "./profile-frame.tsx";
import { useSaving } from "./profile-data.ts";

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-1.5">
      <dt className="text-mid">{label}</dt>
      <dd className="flex min-w-0 items-center gap-3 font-semibold">{children}</dd>
    </div>
  );
}

/** The name of a country; null without a code, and the text itself if it is not an ISO 3166 code. */
function countryName(code: string, locale: string): string | null {
  if (!/^[A-Z]{2}$/u.test(code)) return code === "" ? null : code;
  return new Intl.DisplayNames([localeToNumberTag(locale), "en"], { type: "region" }).of(code) ?? code;
}

/** The player's details, with marks for missing ones. */
export function AccountDetails(): ReactNode {
  const t = useText();
  const { session, locale } = useStore();
  // Rerenders when the session changes; `toSeed` returns the wire fields.
  useSession();
  const { player } = session.toSeed();
  if (player === null) return null;
  const country = countryName(player.country, locale);
  const missing = <span className="font-normal text-low">{t("profile.missing")}</span>;
  return (
    <ProfileGroup title={t("profile.details")}>
      <dl>
        <Row label={t("auth.email")}>
          <bdi className="truncate">{player.email}</bdi>
        </Row>
        <Row label={t("auth.firstName")}>{player.first_name === null ? missing : <bdi>{player.first_name}</bdi>}</Row>
        <Row label={t("auth.lastName")}>{player.last_name === null ? missing : <bdi>{player.last_name}</bdi>}</Row>
        {country === null ? null : <Row label={t("profile.country")}>{country}</Row>}
        {player.country === "BR" ? (
          <Row label={t("auth.cpf")}>{player.cpf == null ? missing : <bdi dir="ltr">{player.cpf}</bdi>}</Row>
        ) : null}
        <Row label={t("auth.phone")}>
          {player.phone === null ? missing : <bdi dir="ltr">{player.phone}</bdi>}
          {player.is_phone_verified === true ? (
            <span className="text-12 font-semibold text-up">{t("profile.verified")}</span>
          ) : (
            <Button onClick={() => openAuth({ kind: "phone_verification" })}>{t("profile.verifyPhone")}</Button>
          )}
        </Row>
      </dl>
      {player.auth_fields_missed.length === 0 ? null : (
        <Button tone="act" className="justify-self-start" onClick={() => openAuth({ kind: "missed_auth_fields" })}>
          {t("profile.fillIn")}
        </Button>
      )}
    </ProfileGroup>
  );
}

/** The player's accounts. Choosing one makes its currency the betting currency (spec.md 5). */
export function AccountBalances(): ReactNode {
  const t = useText();
  const { session } = useStore();
  const { player, balances } = useSession();
  const { isSaving, save } = useSaving();
  if (player === null) return null;
  return (
    <ProfileGroup title={t("profile.accounts")} note={t("profile.accountsText")}>
      <fieldset disabled={isSaving}>
        <legend className="sr-only">{t("shell.currency")}</legend>
        {balances
          .toSorted((left, right) => left.currency.localeCompare(right.currency))
          .map((balance) => (
            <label key={balance.currency} className="flex min-h-11 items-center gap-3 border-b border-line">
              <input
                type="radio"
                name="currency"
                className="size-4 accent-[var(--accent)]"
                checked={balance.currency === player.currency}
                onChange={() => void save(async () => session.changeCurrency(balance.currency))}
              />
              <span>{balance.currency}</span>
              <span className="ms-auto font-semibold">
                <MoneyText amount={balance} />
              </span>
            </label>
          ))}
      </fieldset>
    </ProfileGroup>
  );
}
