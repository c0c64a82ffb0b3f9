import type { ReactNode } from "react";
import { moveFocusByKey } from "./roving-keys.ts";

export interface TabItem<Key extends string> {
  readonly key: Key;
  readonly label: ReactNode;
}

interface TabsProps<Key extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Key>[];
  readonly chosen: Key;
  /** Prefix of ids: panels are `{idBase}-panel`, tabs `{idBase}-tab-{key}`. */
  readonly idBase: string;
  readonly variant?: "underline" | "chip";
  readonly className?: string;
  onChoose(key: Key): void;
}

/** A tab list that scrolls sideways when it does not fit. Arrow keys move the choice; only the chosen tab is in the tab order. */
export function Tabs<Key extends string>({
  label,
  items,
  chosen,
  idBase,
  variant = "underline",
  className,
  onChoose,
}: TabsProps<Key>): ReactNode {
  const shape = variant === "underline" ? "tabs strip" : "strip gap-0.5";
  return (
    <div role="tablist" aria-label={label} className={className === undefined ? shape : `${shape} ${className}`} onKeyDown={moveFocusByKey}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          id={`${idBase}-tab-${item.key}`}
          aria-selected={item.key === chosen}
          aria-controls={`${idBase}-panel`}
          tabIndex={item.key === chosen ? 0 : -1}
          className={variant === "underline" ? "tab" : "chip"}
          onClick={() => onChoose(item.key)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
