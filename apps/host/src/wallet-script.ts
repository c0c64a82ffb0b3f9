/** The deposit page's script: reads the accounts, adds play money, says what happened. */
export const walletScript = `
const form = document.querySelector("form");
const status = document.querySelector("[role=status]");
const send = (method, path, body) => fetch("/platform/api/player" + path, {
  method, credentials: "same-origin",
  headers: body === undefined ? {} : { "content-type": "application/json" },
  body: body === undefined ? undefined : JSON.stringify(body),
});
const shown = (account) => new Intl.NumberFormat("en", { minimumFractionDigits: Math.round(Math.log10(account.subunits)) }).format(account.balance / account.subunits) + " " + account.currency;
async function showAccount() {
  const reply = await send("GET", "/accounts");
  if (!reply.ok) {
    status.textContent = reply.status === 401 ? "Sign in on the sportsbook first, then come back to this page." : "The wallet did not answer. Try again in a moment.";
    form.hidden = true;
    return null;
  }
  const account = (await reply.json()).data[0];
  document.querySelector("[data-balance]").textContent = shown(account);
  form.hidden = false;
  return account;
}
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const account = await showAccount();
  if (account === null) return;
  const text = form.elements.amount.value.trim();
  const match = /^(\\d{1,6})(?:[.,](\\d{1,2}))?$/.exec(text);
  if (match === null) { status.textContent = "Give an amount such as 50 or 50.00."; return; }
  const digits = Math.round(Math.log10(account.subunits));
  const minor = Number(match[1] + (match[2] ?? "").padEnd(digits, "0").slice(0, digits));
  const reply = await send("POST", "/deposit", { amount: minor, currency: account.currency });
  status.textContent = reply.ok ? "Done: the money is in your account." : (await reply.json()).message;
  await showAccount();
});
showAccount();
`;
