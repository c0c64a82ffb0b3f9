import { Icon, IconButton } from "@touchline/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { longestSearch } from "./search-text.ts";

interface SearchFieldProps {
  readonly value: string;
  onType(text: string): void;
  onSubmit(): void;
}

/** The field that texts are searched from, with a way to empty it. */
export function SearchField({ value, onType, onSubmit }: SearchFieldProps): ReactNode {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name="search" className="pointer-events-none absolute start-3.5 top-4 text-mid" />
      <input
        ref={input}
        className="min-h-12.5 w-full rounded-2 bg-pane ps-11 pe-12 text-16 text-hi shadow-[inset_0_0_0_1px_var(--ctl)] placeholder:text-low"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t("search.label")}
        placeholder={t("search.label")}
        data-takes-focus=""
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={longestSearch}
        dir="auto"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      {value === "" ? null : (
        <IconButton
          icon="close"
          label={t("search.clear")}
          className="absolute end-1.5 top-1.5"
          onClick={() => {
            onType("");
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}
