/** Pages that every site has and search engines may show, without their locale. */
export const indexedPaths: readonly string[] = [
  "/",
  "/live",
  "/cybersport",
  "/top-sports",
  "/schedule",
  "/results",
  "/racing",
  "/lotteries",
  "/premium-cricket",
  "/virtual-gaming-arena",
  "/promotions",
  "/general-rules",
  "/about",
  "/terms-and-conditions",
  "/accessibility",
];
