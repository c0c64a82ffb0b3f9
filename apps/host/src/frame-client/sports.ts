import type { SportsbookFrameElement } from "@touchline/embed";
import { formatMoney, requireElement, startHeader } from "./site.ts";

const frame = requireElement<SportsbookFrameElement>("sportsbook-frame");
const session = startHeader(() => frame);
frame.getAuthCode = session.getAuthCode;

// Setting `src` loads the frame, so it comes after `getAuthCode`.
frame.setAttribute("src", frame.dataset["src"] ?? "");

frame.addEventListener("sign-in", (event) => {
  event.preventDefault();
  void session.openSignIn();
});
frame.addEventListener("sign-up", (event) => {
  event.preventDefault();
  void session.openSignIn();
});
frame.addEventListener("deposit", (event) => {
  event.preventDefault();
  location.assign("/profile/wallet/deposit");
});
frame.addEventListener("balance-changed", ({ detail }) => {
  requireElement("[data-wallet]").textContent = formatMoney(BigInt(detail.amountMinor), detail);
});
frame.addEventListener("notify-modal-triggered", ({ detail }) => {
  document.body.toggleAttribute("data-locked", detail.lockScroll);
});
frame.addEventListener("page-loaded", ({ detail }) => {
  document.title = `${detail.title} | Demo platform`;
});
for (const control of document.querySelectorAll<HTMLSelectElement>("select[data-wish]"))
  control.addEventListener("change", () => frame.setAttribute(control.dataset["wish"] ?? "", control.value));
requireElement<HTMLSelectElement>("select[data-theme]").addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement) void frame.setTheme({ scheme: target.value as "dark" | "light" | "system" });
});
