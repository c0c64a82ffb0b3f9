import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onChange(value: string): void;
}

/** One filter of a list as the platform's own menu, its name before its value. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps): ReactNode {
  return (
    <label className="relative flex min-h-9 min-w-0 items-center rounded-2 bg-cell text-13 min-[800px]:max-w-64 focus-within:outline-2 focus-within:outline-focus hover:bg-cell-h max-[799px]:min-h-11">
      <span className="shrink-0 ps-3 text-mid">{label}</span>
      <select
        className="min-h-9 min-w-0 flex-1 cursor-pointer appearance-none truncate bg-transparent ps-2 pe-8 font-semibold outline-none max-[799px]:min-h-11"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} className="pointer-events-none absolute end-2.5 text-mid" />
    </label>
  );
}
