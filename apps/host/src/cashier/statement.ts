import { escapeHtml } from "@touchline/domain";
import { formatMinorNumber } from "@touchline/domain/money-text";
import type { CashierTexts } from "./texts/cashier-texts.ts";

interface StatementLine {
  readonly kind: string;
  readonly amount: number;
  readonly currency: string;
  readonly subunits: number;
  readonly balance_after: number;
  readonly created_at: string;
}

/** Fetches the player's statement; null if nobody is signed in. */
export async function readStatement(backendOrigin: string, cookie: string): Promise<readonly StatementLine[] | null> {
  const reply = await fetch(`${backendOrigin}/platform/api/player/transactions`, {
    headers: { cookie },
    signal: AbortSignal.timeout(8_000),
  });
  if (reply.status === 401) return null;
  if (!reply.ok) throw new Error(`The statement answered ${reply.status}.`);
  // The backend follows the contract.
  return ((await reply.json()) as { readonly data: readonly StatementLine[] }).data;
}

/** HTML table of the statement, newest line first. */
export function statementTable(lines: readonly StatementLine[] | null, texts: CashierTexts, language: string): string {
  if (lines === null) return `<h2>${texts.signedOutTitle}</h2><p class="mid">${texts.signedOutText}</p>`;
  if (lines.length === 0) return `<p class="mid">${texts.nothingYet}</p>`;
  const named: Readonly<Record<string, string>> = texts;
  const amount = (minor: number, line: StatementLine, signDisplay: "auto" | "exceptZero"): string =>
    `${formatMinorNumber(minor, line, language, { signDisplay })} ${line.currency}`;
  const rows = lines.map((line) => {
    const when = new Date(line.created_at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
    const what = named[`kind_${line.kind}`] ?? line.kind;
    return `<tr><td>${escapeHtml(when)} UTC</td><td>${escapeHtml(what)}</td><td class="n" dir="ltr">${escapeHtml(amount(line.amount, line, "exceptZero"))}</td><td class="n" dir="ltr">${escapeHtml(amount(line.balance_after, line, "auto"))}</td></tr>`;
  });
  return `<table><thead><tr><th>${texts.when}</th><th>${texts.what}</th><th class="n">${texts.amount.split(" ", 1)[0] ?? ""}</th><th class="n">${texts.balance}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
