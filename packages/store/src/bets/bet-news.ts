import type { NotificationSent } from "@touchline/contract/channels/events";
import type { Money } from "@touchline/domain";
import type { ListedBet } from "../slip/placement/wire-bet.ts";

/** Something that happened to a bet while the player was elsewhere: told once, by an alert. */
export type BetNews =
  | { readonly type: "settled"; readonly betId: string; readonly ref: string; readonly result: ListedBet["result"]; readonly paid: Money }
  | { readonly type: "rejected"; readonly betId: string; readonly ref: string }
  | { readonly type: NoticeType; readonly betId: string; readonly ref: string };

type NoticeType = "vipAccepted" | "vipRejected" | "cashoutDone" | "cashoutRefused" | "ruleReached" | "ruleDone" | "ruleRefused";

const noticeByKey: Readonly<Record<string, NoticeType>> = {
  "vip_bet.accepted": "vipAccepted",
  "vip_bet.rejected": "vipRejected",
  "cashout.done": "cashoutDone",
  "cashout.refused": "cashoutRefused",
  "cashout_rule.reached": "ruleReached",
  "cashout_rule.done": "ruleDone",
  "cashout_rule.refused": "ruleRefused",
};

/** News of a bet that changed; null where there is nothing to tell. A VIP bet's refusal comes as a notification. */
export function newsOfChange(before: ListedBet | undefined, after: ListedBet): BetNews | null {
  if (before === undefined || before.status === after.status) return null;
  const { id: betId, ref, result } = after;
  if (after.status === "done") return { type: "settled", betId, ref, result, paid: after.win };
  return after.status === "rejected" && !after.isVip ? { type: "rejected", betId, ref } : null;
}

/** News of a notification about a bet; null for keys that are not known. */
export function newsOfNotification({ key, bet_id, bet_ref }: NotificationSent["data"]): BetNews | null {
  const type = noticeByKey[key];
  return type === undefined || bet_id === null ? null : { type, betId: bet_id, ref: bet_ref ?? "" };
}
