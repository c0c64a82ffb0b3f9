import type { SportsbookFrameElement } from "@touchline/embed";
import { part, showMoney, startHeader } from "./site.ts";

/** The page of a platform that holds the sportsbook: its own header, wallet and sign-in around it. */
const frame = part<SportsbookFrameElement>("sportsbook-frame");
const member = startHeader(() => frame);
frame.getAuthCode = member.getAuthCode;

/** The frame loads once it has an address, so that comes last. */
frame.setAttribute("src", frame.dataset["src"] ?? "");

frame.addEventListener("sign-in", (event) => {
  event.preventDefault();
  void member.askSignIn();
});
frame.addEventListener("sign-up", (event) => {
  event.preventDefault();
  void member.askSignIn();
});
frame.addEventListener("deposit", (event) => {
  event.preventDefault();
  location.assign("/profile/wallet/deposit");
});
frame.addEventListener("balance-changed", ({ detail }) => {
  part("[data-wallet]").textContent = showMoney(BigInt(detail.amountMinor), detail);
});
frame.addEventListener("notify-modal-triggered", ({ detail }) => {
  document.body.toggleAttribute("data-locked", detail.lockScroll);
});
frame.addEventListener("page-loaded", ({ detail }) => {
  document.title = `${detail.title} | Demo platform`;
});
for (const control of document.querySelectorAll<HTMLSelectElement>("select[data-wish]"))
  control.addEventListener("change", () => frame.setAttribute(control.dataset["wish"] ?? "", control.value));
part<HTMLSelectElement>("select[data-theme]").addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement) void frame.setTheme({ scheme: target.value as "dark" | "light" | "system" });
});
