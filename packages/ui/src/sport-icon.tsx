import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { sportIconRules } from "./sport-icon.data.ts";

/** The icon of a discipline by its key; a cup for what has none. */
export function SportIcon({ sportKey, size = 18 }: { readonly sportKey: string; readonly size?: number }): ReactNode {
  const rule = sportIconRules.find(([pattern]) => pattern.test(sportKey));
  return <Icon name={rule?.[1] ?? "sport-any"} size={size} />;
}
