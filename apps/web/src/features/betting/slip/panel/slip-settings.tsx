import { IconButton } from "@touchline/ui";
import { type ReactNode, useId } from "react";
import { oddsPolicies } from "@touchline/domain";
import { useText } from "../../../../messages/use-text.ts";
import { type SlipView, usePageSlip } from "../use-slip.ts";

interface SlipToolsProps {
  readonly view: SlipView;
  /** Additional buttons from the shell. */
  readonly tools: ReactNode;
  /** `none` while another tab is shown. */
  readonly edits: "bets" | "none";
  readonly size?: "medium" | "small";
  readonly isSettingsOpen: boolean;
  onSettings(isOpen: boolean): void;
}

/** The buttons in the header of the slip. */
export function SlipTools({ view, tools, edits, size = "medium", isSettingsOpen, onSettings }: SlipToolsProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  return (
    <>
      {view.slip.bets.length > 0 && edits === "bets" && view.slip.state !== "processing" ? (
        <>
          {tools}
          <IconButton icon="trash" size={size} label={t("slip.clear")} onClick={page.clear} />
        </>
      ) : null}
      <IconButton
        icon="sliders"
        size={size}
        label={t("slip.settings")}
        aria-expanded={isSettingsOpen}
        onClick={() => onSettings(!isSettingsOpen)}
      />
    </>
  );
}

interface SlipSettingsProps {
  readonly view: SlipView;
  /** Saves the policy with the player's settings. */
  onPolicyChosen(policy: SlipView["slip"]["oddsPolicy"]): void;
}

/** Which price changes are accepted automatically, and whether the next slip starts with the last stake. */
export function SlipSettings({ view, onPolicyChosen }: SlipSettingsProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const name = useId();
  return (
    <fieldset
      className="min-h-0 shrink overflow-y-auto border-b border-line bg-raise px-4 pt-3 pb-2"
      disabled={view.slip.state === "processing"}
    >
      <legend className="float-start w-full pb-1 text-12 font-[650] text-mid">{t("slip.policy.title")}</legend>
      {oddsPolicies.map((policy) => (
        <label key={policy} className="flex min-h-9 w-full items-center gap-2.5">
          <input
            type="radio"
            name={name}
            className="size-4 accent-[var(--accent)]"
            checked={view.slip.oddsPolicy === policy}
            onChange={() => {
              page.dispatch({ type: "oddsPolicyChanged", policy });
              onPolicyChosen(policy);
            }}
          />
          {t(`slip.policy.${policy}`)}
        </label>
      ))}
      <label className="mt-1.5 flex w-full items-start gap-2.5 border-t border-line pt-2.5 pb-1.5">
        <input
          type="checkbox"
          className="mt-0.5 size-4 accent-[var(--accent)]"
          checked={view.slip.keepsStake}
          onChange={(event) => page.dispatch({ type: "stakeKeepingChanged", keepsStake: event.currentTarget.checked })}
        />
        <span>
          {t("slip.keepStake")}
          <span className="block text-12 text-mid">{t("slip.keepStakeHint")}</span>
        </span>
      </label>
    </fieldset>
  );
}
