import { createShareCode, getShareCode } from "@touchline/contract/http/bets";
import { keepSharedBets, readSharedBets } from "../../../betting/share-codes.ts";
import { createCallerLimiter } from "../../../players/rate-limiter.ts";
import { answer, implement, type Implementation, tooMany } from "../../api-call.ts";
import type { Services } from "../../services.ts";

/** Bets shared by a code. Reads are rate-limited by IP address; a code has 80 random bits. */
export function shareRoutes({ database, clock }: Pick<Services, "database" | "clock">): readonly Implementation[] {
  const readsByAddress = createCallerLimiter({ burst: 30, perMinute: 60 });
  const writesByAddress = createCallerLimiter({ burst: 20, perMinute: 30 });
  return [
    implement(getShareCode, async ({ query, ip }) => {
      const waitSeconds = readsByAddress.take(ip);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      const bets = await readSharedBets(database, query.code);
      if (bets === null) return { type: "refusal", status: 404, code: "share_code_not_found", message: "Unknown share code." };
      return answer(200, { bets: [...bets] });
    }),
    implement(createShareCode, async ({ body, ip }) => {
      const waitSeconds = writesByAddress.take(ip);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      return answer(200, { code: await keepSharedBets(database, body.bets, new Date(clock.now())) });
    }),
  ];
}
