import { createContext, use } from "react";
import type { Text } from "./text.ts";

export const TextContext = createContext<Text>((key) => key);

export function useText(): Text {
  return use(TextContext);
}
