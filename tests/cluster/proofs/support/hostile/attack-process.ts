import type { AttackPlan, AttackReport } from "./attack-plan.ts";
import { attackByMaxStakes, attackBySlowRequests, attackByUpgrades } from "./http-attacks.ts";
import { attackByChannels, attackByPings } from "./socket-attacks.ts";

// The attack runs in its own process, so that it does not slow down the honest players of a test. The parent sends one `AttackPlan` and
// receives one `AttackReport`.
process.once("message", (message: unknown) => {
  const plan = message as AttackPlan;
  const endsAt = performance.now() + plan.seconds * 1_000;
  const isOver = (): boolean => performance.now() >= endsAt;
  const [upgrades, slowRequests, pingFloods, channels, maxStakes] = [{}, {}, {}, {}, {}];
  const attack = async (): Promise<AttackReport> => {
    const [, maxWaits, pings] = await Promise.all([
      attackByUpgrades(plan, isOver, upgrades),
      attackBySlowRequests(plan, isOver, slowRequests),
      attackByPings(plan, isOver, pingFloods),
      attackByChannels(plan, isOver, channels),
      attackByMaxStakes(plan, isOver, maxStakes),
    ]);
    return {
      upgrades,
      slowRequests,
      pingFloods,
      channels,
      maxStakes,
      pings,
      maxWaits,
      cpuSeconds: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    };
  };
  void attack().then((report) => process.send?.(report, () => process.exit(0)));
});
process.on("disconnect", () => process.exit(0));
