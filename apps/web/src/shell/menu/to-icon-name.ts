import { iconNames, type IconName } from "@touchline/ui";

/** The icon of a name that an operator wrote; null for one that there is not. */
export function toIconName(name: string | undefined): IconName | null {
  return iconNames.find((known) => known === name) ?? null;
}
