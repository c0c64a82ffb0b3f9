/** Names by which bettors everywhere know a full cover; other systems are called by their numbers. */
export const systemNames: Readonly<Record<string, string>> = {
  trixie: "Trixie",
  patent: "Patent",
  yankee: "Yankee",
  lucky15: "Lucky 15",
  canadian: "Canadian",
  lucky31: "Lucky 31",
  heinz: "Heinz",
  lucky63: "Lucky 63",
  super_heinz: "Super Heinz",
  goliath: "Goliath",
};
