import * as contract from "@touchline/contract/http/providers";
import { readAccount } from "../../../wallet/player-accounts.ts";
import type { TransferRefusal, TransferResult } from "../../../providers/wallet-transfer.ts";
import { currencyFacts } from "../../../wallet/currency-facts.ts";
import { answer, implement, type Implementation, type Refusal } from "../../api-call.ts";
import type { Services } from "../../services.ts";

type ReadHeader = (name: string) => string | null;

const unknownProvider: Refusal = { type: "refusal", status: 401, code: "unknown_provider", message: "The provider’s secret is wrong." };
/** The game's token has expired or is unknown. */
export const sessionExpired: Refusal = {
  type: "refusal",
  status: 401,
  code: "session_expired",
  message: "Your game session has ended. Start the game again.",
};

const refusals: Readonly<Record<TransferRefusal, { readonly status: Refusal["status"]; readonly message: string }>> = {
  insufficient_funds: { status: 409, message: "Insufficient balance." },
  no_account: { status: 409, message: "The player has no account in this currency." },
  player_forbidden: { status: 403, message: "Betting is blocked on this account." },
  over_limit: { status: 400, message: "The amount exceeds the player’s own limit." },
  key_reused: { status: 422, message: "This key was already used for another request. Use a new key." },
  rolled_back: { status: 409, message: "This debit was already rolled back." },
  unknown_debit: { status: 404, message: "Unknown debit." },
  already_credited: { status: 409, message: "A debit with winnings cannot be rolled back." },
};

function replyOf(result: TransferResult) {
  if (result.type === "done") return answer(200, { balance: Number(result.balance) });
  const refusal: Refusal = { type: "refusal", code: result.reason, ...refusals[result.reason] };
  return refusal;
}

/** The seamless wallet for external providers; each has access to its own sessions and transactions only. */
export function walletRoutes({ providers, database }: Services): readonly Implementation[] {
  const { wallet, external, sessions } = providers;
  const isProvider = (provider: string, header: ReadHeader): boolean =>
    external.isSecretOf(provider, /^Bearer (\S{1,300})$/.exec(header("authorization") ?? "")?.[1] ?? "");
  return [
    implement(contract.openWallet, async ({ params: { provider }, body, header }) => {
      if (!isProvider(provider, header)) return unknownProvider;
      const player = await sessions.playerOf(body.token, { provider, app: body.app });
      if (player === null) return sessionExpired;
      const { playerId, currency } = player;
      const account = await readAccount(database, playerId, currency);
      const subunits = currencyFacts(currency)?.subunits ?? 1;
      return answer(200, { player_id: playerId, currency, subunits, balance: Number(account?.balance ?? 0n) });
    }),
    implement(contract.debitWallet, async ({ params: { provider }, body, header }) => {
      if (!isProvider(provider, header)) return unknownProvider;
      const { key, amount } = body;
      // A repeated debit is answered again even if the session has ended since.
      const player = (await sessions.playerOf(body.token, { provider, app: body.app })) ?? (await sessions.payerOf({ provider, key }));
      if (player === null) return sessionExpired;
      return replyOf(await wallet.debit({ provider, key, ...player, amount: BigInt(amount) }));
    }),
    implement(contract.creditWallet, async ({ params: { provider }, body, header }) => {
      if (!isProvider(provider, header)) return unknownProvider;
      const { key, debit_key: debitKey, amount } = body;
      return replyOf(await wallet.credit({ provider, key, debitKey, amount: BigInt(amount) }));
    }),
    implement(contract.rollBackWallet, async ({ params: { provider }, body, header }) => {
      if (!isProvider(provider, header)) return unknownProvider;
      return replyOf(await wallet.rollBack({ provider, debitKey: body.debit_key }));
    }),
  ];
}
