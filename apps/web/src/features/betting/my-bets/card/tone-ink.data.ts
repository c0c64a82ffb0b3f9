/** The colour of the text for something good, bad or neither. */
export const toneInk: Readonly<Record<"good" | "bad" | "plain", string>> = { good: "text-up", bad: "text-down", plain: "text-mid" };
