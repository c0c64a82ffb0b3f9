import * as contract from "@touchline/contract/http/providers";
import type { BetRefusal } from "../../../providers/provider-bet.ts";
import type { ProviderGame } from "../../../providers/games/provider-game.ts";
import { betToWire, readProviderState } from "../../../providers/provider-state.ts";
import type { ProviderPlayer } from "../../../providers/provider-sessions.ts";
import { readAccount } from "../../../wallet/player-accounts.ts";
import { answer, implement, type Implementation, noStore, notFound, type Refusal, tooMany } from "../../api-call.ts";
import { readKey } from "../keyed-call.ts";
import type { Services } from "../../services.ts";
import { sessionExpired } from "../player/wallet-routes.ts";

/** The parts of the address of a game's page. */
interface FrameAddress {
  readonly provider: string;
  readonly app: string;
  readonly locale: string;
  readonly theme: string;
  /** The player's secret, placed after `#` so that it never reaches a server, a log or another site. */
  readonly token: string;
}

/** Address of a game's page for a player. */
function framePath({ provider, app, locale, theme, token }: FrameAddress): string {
  return `/providers/${provider}/${app}?lang=${encodeURIComponent(locale)}&theme=${theme}#${token}`;
}

interface GamePlace {
  readonly provider: string;
  readonly app: string;
}

const forbidden: Refusal = { type: "refusal", status: 403, code: "player_forbidden", message: "Betting is blocked on your account." };

const refusals: Readonly<Record<BetRefusal, { readonly status: Refusal["status"]; readonly message: string }>> = {
  round_closed: { status: 409, message: "Betting on this round has closed. Bet on the next one." },
  not_on_offer: { status: 400, message: "This bet isn’t offered. Choose another." },
  stake_too_low: { status: 400, message: "Stake too low. Enter a higher stake." },
  stake_too_high: { status: 400, message: "Stake too high. Enter a lower stake." },
  key_reused: { status: 422, message: "This Idempotency-Key was already used for another bet. Use a new key." },
  insufficient_funds: { status: 409, message: "Insufficient balance. Deposit, or enter a lower stake." },
  over_limit: { status: 400, message: "This stake exceeds your own limit. Enter a lower stake." },
  player_forbidden: { status: 403, message: "Betting is blocked on your account." },
  not_taken: { status: 409, message: "Bet not accepted. You haven’t been charged. Try again." },
};

function toRefusal(code: BetRefusal): Refusal {
  return { type: "refusal", code, ...refusals[code] };
}

function launchRoute({ providers, limits }: Services): Implementation {
  const byPlayer = limits.byKey("launch-game", { burst: 30, perMinute: 60 });
  return implement(contract.launchProvider, async ({ player, params, body, sessionToken, locale }) => {
    const waitSeconds = await byPlayer.take(player.id);
    if (waitSeconds !== null) return tooMany(waitSeconds);
    const game = { provider: params.provider, app: body.app };
    const { external, context } = providers;
    const isExternal = external.keys.includes(game.provider);
    const isOurs = !isExternal && context.games.some((one) => one.provider === game.provider && one.app === game.app);
    const { theme = "system" } = body;
    const { currency } = player;
    const facts = { locale, theme, currency };
    if (!isOurs && external.launchAddress(game, { ...facts, token: "" }) === null) return notFound("game");
    if (player.is_pve) return forbidden;
    if (sessionToken === null) return sessionExpired;
    const { token, expiresAt } = await providers.sessions.start({ ...game, sessionToken, playerId: player.id, currency });
    const url = external.launchAddress(game, { ...facts, token }) ?? framePath({ ...game, locale, theme, token });
    return answer(200, { url, expires_at: expiresAt.toISOString() }, { headers: noStore });
  });
}

/** Game launches, and the API of the reference providers' pages. */
export function providerRoutes(services: Services): readonly Implementation[] {
  const { providers, limits } = services;
  const { context, sessions } = providers;
  const betsByPlayer = limits.byKey("game-bet", { burst: 60, perMinute: 240 });
  const findGame = ({ provider, app }: GamePlace): ProviderGame | null =>
    context.games.find((game) => game.provider === provider && game.app === app) ?? null;
  const findPlayer = async (place: GamePlace, header: (name: string) => string | null): Promise<ProviderPlayer | null> => {
    const token = /^Bearer ([\w-]{20,100})$/.exec(header("authorization") ?? "")?.[1];
    return token === undefined ? null : sessions.playerOf(token, place);
  };
  return [
    launchRoute(services),
    implement(contract.getProviderState, async ({ params, header }) => {
      const game = findGame(params);
      if (game === null) return notFound("game");
      const player = await findPlayer(params, header);
      if (player === null) return sessionExpired;
      return answer(200, await readProviderState(context, game, player), { headers: noStore });
    }),
    implement(contract.placeProviderBet, async ({ params, body, header }) => {
      const game = findGame(params);
      if (game === null) return notFound("game");
      const player = await findPlayer(params, header);
      if (player === null) return sessionExpired;
      const waitSeconds = await betsByPlayer.take(player.playerId);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      const read = readKey(header);
      if (read.type === "bad") return read.refusal;
      const { round, selection } = body;
      const placement = await providers.place({ game, ...player, key: read.key, round, selection, stake: BigInt(body.stake) });
      if (placement.type === "refused") return toRefusal(placement.reason);
      const account = await readAccount(services.database, player.playerId, player.currency);
      return answer(201, { bet: betToWire(placement.bet, game), balance: Number(account?.balance ?? 0n) }, { headers: noStore });
    }),
  ];
}
