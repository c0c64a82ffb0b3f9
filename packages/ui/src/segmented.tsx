import type { ReactNode } from "react";
import { moveFocusByKey } from "./roving-keys.ts";
import "./late-controls.css";

interface SegmentedProps<Key extends string> {
  readonly label: string;
  readonly items: readonly { readonly key: Key; readonly label: ReactNode }[];
  readonly chosen: Key;
  onChoose(key: Key): void;
}

/** A choice between a few options, all visible. */
export function Segmented<Key extends string>({ label, items, chosen, onChoose }: SegmentedProps<Key>): ReactNode {
  return (
    <div role="radiogroup" aria-label={label} className="seg" onKeyDown={moveFocusByKey}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="radio"
          aria-checked={item.key === chosen}
          tabIndex={item.key === chosen ? 0 : -1}
          onClick={() => onChoose(item.key)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
