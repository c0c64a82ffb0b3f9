import { Icon, Sheet } from "@touchline/ui";
import { Fragment, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { type Command, findCommands, useCommands, useFoundMatches } from "./commands.ts";
import { useDebounced } from "../../../elements/store.ts";

interface CommandPaletteProps {
  readonly isOpen: boolean;
  onClose(): void;
  onHelp(): void;
}

const debounceMs = 200;
const maxLength = 50;
const maxShown = 40;

/** Finds pages, leagues, matches and actions by name. Opens with Ctrl+K or Cmd+K. */
export function CommandPalette({ isOpen, onClose, onHelp }: CommandPaletteProps): ReactNode {
  const t = useText();
  return (
    <Sheet name="palette" label={t("palette.title")} isOpen={isOpen} place="center" onClose={onClose}>
      <PaletteBody onClose={onClose} onHelp={onHelp} />
    </Sheet>
  );
}

function PaletteBody({ onClose, onHelp }: Omit<CommandPaletteProps, "isOpen">): ReactNode {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [chosenAt, setChosenAt] = useState(0);
  const text = typed.trim();
  const allCommands = useCommands({ showHelp: onHelp });
  const { commands: matches, isSearching } = useFoundMatches(useDebounced(text, debounceMs));
  const found = [...findCommands(allCommands, text), ...(text === "" ? [] : matches)].slice(0, maxShown);
  const chosen = Math.min(chosenAt, found.length - 1);
  const run = (command: Command): void => {
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const command = found[chosen];
    if (step !== undefined && found.length > 0) setChosenAt((chosen + step + found.length) % found.length);
    else if (event.key === "Enter" && command !== undefined && !event.nativeEvent.isComposing) run(command);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid w-[min(35rem,100vw)] grid-rows-[auto_minmax(0,1fr)]">
      <div className="relative border-b border-line">
        <Icon name="search" className="pointer-events-none absolute start-4 top-4.5 text-mid" />
        <input
          className="min-h-13 w-full bg-pane ps-12 pe-4 text-16 -outline-offset-2 placeholder:text-low"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-label={t("palette.title")}
          aria-autocomplete="list"
          {...(found.length > 0 ? { "aria-activedescendant": `${id}-${chosen}` } : {})}
          placeholder={t("palette.hint")}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          dir="auto"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosenAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t("palette.title")}
        className="max-h-[min(26rem,60dvh)] min-h-24 overflow-y-auto p-2"
      >
        {found.map((command, index) => (
          <Fragment key={command.id}>
            {command.group === found[index - 1]?.group ? null : (
              <div role="presentation" className="px-2 pt-3 pb-1 text-12 text-low first:pt-1">
                {t(command.group)}
              </div>
            )}
            <CommandLine id={`${id}-${index}`} command={command} isChosen={index === chosen} onRun={run} />
          </Fragment>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? "px-4 pb-6 text-center text-mid" : "sr"}>
        {found.length === 0 ? t(isSearching ? "palette.searching" : "palette.nothing") : t("palette.count", { count: found.length })}
      </p>
    </div>
  );
}

interface CommandLineProps {
  readonly id: string;
  readonly command: Command;
  readonly isChosen: boolean;
  onRun(command: Command): void;
}

function CommandLine({ id, command, isChosen, onRun }: CommandLineProps): ReactNode {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      ref={(line) => {
        if (isChosen) line?.scrollIntoView({ block: "nearest" });
      }}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-2 px-2 hover:bg-raise aria-selected:bg-plate"
      onClick={() => onRun(command)}
    >
      <Icon name={command.icon} size={17} className="flex-none text-mid" />
      <bdi className="truncate text-14 font-[570]">{command.label}</bdi>
      {command.detail === undefined ? null : (
        <span className="ms-auto truncate ps-3 text-12 text-mid">
          <bdi>{command.detail}</bdi>
        </span>
      )}
    </div>
  );
}
