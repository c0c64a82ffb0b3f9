import type { InfoText } from "./info-text.ts";

/** The accessibility statement in English. */
export const accessibilityEn: InfoText = {
  title: "Accessibility",
  lead: "These pages are made to be used by everyone. We aim at WCAG 2.2, level AA, and EN 301 549.",
  sections: [
    {
      id: "how",
      title: "What you can rely on",
      points: [
        "Everything can be done with a keyboard. The focus is always seen, stays in dialogs while they are open and goes back to where it came from.",
        "Screen readers hear the full name of every price: outcome, odds and whether it is suspended. Your slip, placing a bet and alerts are announced; prices that move are not read out one by one.",
        "Text can be enlarged to 200 %, and pages fit a width of 320 pixels without scrolling sideways.",
        "Dark, light and high-contrast colours are in the menu for odds format and language. Forced colours and reduced motion of your device are followed.",
        "Nothing is told by colour alone: a price that rises or falls carries an arrow, a result its word.",
        "Keyboard shortcuts of a single key can be turned off in the same menu.",
      ],
    },
    {
      id: "limits",
      title: "What does not work yet",
      points: [
        "Live streams come without captions or audio description.",
        "Games of other providers are shown in frames and follow their providers' own standards.",
        "Texts of rules and terms are in English, German and Arabic; in other languages they are shown in English and marked as such.",
      ],
    },
    {
      id: "tested",
      title: "How we check",
      points: [
        "Every change is tested in a browser: with axe on each kind of page, by keyboard alone through a whole bet, and in several languages and widths.",
        "The statement was last reviewed with the release that you are using.",
      ],
    },
    {
      id: "help",
      title: "If something is in your way",
      points: [
        "Tell the operator of this site what you wanted to do and what stopped you. You have a right to an answer.",
        "If the answer does not help, the body that enforces accessibility in your country takes complaints.",
      ],
    },
  ],
};
