/** Paths of the product itself (spec.md 2, decisions A). */
export const reservedPaths: readonly string[] = [
  "/404", "/500", "/about", "/api", "/assets", "/bets", "/blocked", "/blocks", "/connection", "/cybersport", "/embed", "/emulation", "/favorites", "/general-rules",
  "/img", "/live", "/locked", "/lotteries", "/platform", "/premium-cricket", "/profile", "/promotions", "/providers", "/racing", "/results", "/safer-gambling", "/schedule", "/search", "/terms", "/theme", "/widget", "/init-sportsbook",
  "/top-sports", "/users", "/virtual-gaming-arena",
];
