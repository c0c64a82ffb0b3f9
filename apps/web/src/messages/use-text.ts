import { createContext, use } from "react";
import type { Text } from "./text.ts";

/** The texts of the page. */
export const TextContext = createContext<Text>((key) => key);

export function useText(): Text {
  return use(TextContext);
}
