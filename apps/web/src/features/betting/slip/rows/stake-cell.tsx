import { effectiveStake, isPositiveMoney, type SlipBet, slipBetKey, zeroMoney } from "@touchline/domain";
import { type ReactNode, useId } from "react";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { DraftInput, StakeError } from "../stake/stake-field.tsx";
import type { StakeTarget } from "../stake/use-slip-stakes.ts";
import { type StakeDraft, useStakeDraft } from "../stake/use-stake-draft.ts";
import { type SlipView, usePageSlip, useSlipFormats } from "../use-slip.ts";

/** The properties that all rows of the slip share. */
export interface RowProps {
  readonly view: SlipView;
  readonly layout: "column" | "sheet";
  readonly target: StakeTarget;
  /** The draft that the keypad of a phone edits; null in the column, whose fields have their own drafts. */
  readonly keypadDraft: StakeDraft | null;
}

interface StakeCellProps extends RowProps {
  readonly bet: SlipBet;
  /** The bet's name in labels, as in "Stake on Arsenal". */
  readonly name: string;
}

/** The field for the stake of one bet. An empty field places nothing. */
export function StakeCell(props: StakeCellProps): ReactNode {
  const { bet, view } = props;
  const formats = useSlipFormats();
  // A freebet is always used in full, so its stake cannot be typed.
  if (bet.freebetStake !== null && isPositiveMoney(bet.freebetStake))
    return <span className="slip-stake n">{formats.money(effectiveStake(view.slip, bet))}</span>;
  return props.keypadDraft === null ? (
    <StakeInput key={props.target.resets} {...props} />
  ) : (
    <StakeButton {...props} keypadDraft={props.keypadDraft} />
  );
}

/** Maximum length of an amount in the normal font size; longer ones, such as BTC 0.00012345, are set smaller. */
const maxLength = 9;

function useRefusedKey({ refusal }: SlipView): string | null {
  return refusal?.type === "stakeOverLimit" || refusal?.type === "stakeUnderMinimum" ? refusal.betKey : null;
}

function StakeInput({ view, bet, name, target }: StakeCellProps): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const id = useId();
  const betKey = slipBetKey(bet);
  const stake = effectiveStake(view.slip, bet);
  const draft = useStakeDraft({ stake, locale, onChange: (typed) => page.dispatch({ type: "stakeTyped", betKey, stake: typed }) });
  const isTarget = target.betKey === betKey;
  const isRefused = useRefusedKey(view) === betKey;
  return (
    // In the capture phase, because the field renders its text as soon as it has the focus.
    <span className="grid min-w-0" onFocusCapture={() => target.choose(betKey)}>
      <DraftInput
        className="slip-stake n"
        data-stake-of={betKey}
        data-target={isTarget}
        data-refused={isRefused}
        data-long={formats.money(stake).length > maxLength}
        {...(isTarget ? { "data-stake-field": "" as const } : {})}
        draft={draft}
        shown={isPositiveMoney(stake) ? formats.money(stake) : ""}
        placeholder={formats.money(zeroMoney(stake))}
        aria-label={t("slip.stakeFor", { name })}
        aria-describedby={draft.error === null ? undefined : id}
        enterKeyHint="done"
        disabled={view.slip.state === "processing"}
      />
      <StakeError draft={draft} id={id} />
    </span>
  );
}

/** The stake on phones. A press makes the keypad edit it. */
function StakeButton({ view, bet, name, target, keypadDraft }: StakeCellProps & { readonly keypadDraft: StakeDraft }): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const betKey = slipBetKey(bet);
  const isTarget = target.betKey === betKey;
  const stake = effectiveStake(view.slip, bet);
  const isRefused = useRefusedKey(view) === betKey;
  const typed = isTarget && keypadDraft.text !== null && keypadDraft.text !== "" ? keypadDraft.text : null;
  return (
    <button
      type="button"
      className="slip-stake n"
      data-stake-of={betKey}
      data-target={isTarget}
      data-refused={isRefused}
      data-empty={!isPositiveMoney(stake)}
      data-long={formats.money(stake).length > maxLength}
      {...(isTarget ? { "data-stake-field": "" } : {})}
      aria-pressed={isTarget}
      aria-label={`${t("slip.stakeFor", { name })}, ${formats.money(stake)}`}
      disabled={view.slip.state === "processing"}
      onClick={() => target.choose(betKey)}
    >
      <bdi>{typed ?? formats.money(stake)}</bdi>
    </button>
  );
}
