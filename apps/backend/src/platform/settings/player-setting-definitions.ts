import type { SettingDefinition } from "./setting-definition.ts";

const countries = /^[A-Z]{2}(,[A-Z]{2})*$/;

/** Settings of sign-up, sign-in and access by country. */
export const playerSettingDefinitions = {
  EMAIL_CONFIRMATION: {
    kind: "boolean",
    default: true,
    description:
      "Whether new players must confirm their e-mail address before they can sign in; with false, sign-up reveals which addresses are registered.",
  },
  OUTBOX: {
    kind: "choice",
    choices: ["local", "open", "closed"],
    default: "local",
    description:
      "Who may read the mails and text messages to players at /outbox of the demo platform. local: callers on this machine, while PUBLIC_ORIGIN is on it too; open: everybody (demos only); closed: nobody.",
  },
  MAIL_SMTP_URL: {
    kind: "text",
    default: "",
    pattern: /^(smtps?:\/\/[^\s/]+\S*)?$/,
    expected: "smtp://user:password@host:587 or smtps://user:password@host:465",
    description: "SMTP server for mails to players; if empty, mails stay in the outbox.",
  },
  MAIL_FROM: {
    kind: "text",
    default: "",
    pattern: /^([^\s@<>"]+@[^\s@<>"]+)?$/,
    expected: "an e-mail address",
    description: "Sender of mails to players; empty for no-reply at the host of PUBLIC_ORIGIN.",
  },
  AUTH_BLOCKED_COUNTRIES: {
    kind: "text",
    default: "",
    pattern: countries,
    expected: "country codes such as US,FR",
    description: "Countries from which sign-in and sign-up are refused.",
  },
  BLOCKED_COUNTRIES: {
    kind: "text",
    default: "",
    pattern: countries,
    expected: "country codes such as US,FR",
    description: "Countries from which every page, call and connection is refused; needs COUNTRY_HEADER.",
  },
  COUNTRY_HEADER: {
    kind: "text",
    default: "",
    pattern: /^[a-z][a-z0-9-]*$/,
    expected: "the name of a header in small letters",
    description: "Header in which your proxy names the visitor's country, e.g. cf-ipcountry; the proxy must drop the visitor's own header.",
  },
  HOME_COUNTRY: {
    kind: "text",
    default: "DE",
    pattern: /^[A-Z]{2}$/,
    expected: "a country code such as DE",
    description: "Default country of visitors.",
  },
  PHONE_VERIFICATION_COUNTRIES: {
    kind: "text",
    default: "",
    pattern: countries,
    expected: "country codes such as BR,KZ",
    description: "Countries whose players must verify their phone number after signing in.",
  },
  TERMS_VERSION: {
    kind: "text",
    default: "",
    pattern: /^[\w.-]{1,40}$/,
    expected: "a date or number such as 2026-11",
    description: "Version of your terms; players who accepted another version must accept this one. Empty asks nobody again.",
  },
  USER_GROUP: {
    kind: "text",
    default: "",
    pattern: /^[\w-]{1,40}$/,
    expected: "a status such as spi_test",
    description: "Status that players need; players without it, and visitors, are sent to PLATFORM_ORIGIN. Empty disables the check.",
  },
} as const satisfies Record<string, SettingDefinition>;
