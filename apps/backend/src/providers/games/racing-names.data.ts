/** Words for runners' names; any likeness to real horses is unintended. */
export const firstWords: readonly string[] = [
  "Amber", "Brass", "Candle", "Cobalt", "Copper", "Distant", "Drifting", "Ember", "Fallow", "Fennel", "Granite", "Harbour", "Hollow", "Indigo", "Juniper",
  "Kindly", "Lantern", "Linen", "Marble", "Meadow", "Mellow", "Nimble", "Northern", "Onyx", "Orchard", "Paper", "Pepper", "Quiet", "Russet", "Saffron",
  "Silver", "Slate", "Sorrel", "Tally", "Thistle", "Timber", "Umber", "Velvet", "Walnut", "Willow",
];
export const secondWords: readonly string[] = [
  "Arrow", "Avenue", "Ballad", "Beacon", "Bramble", "Button", "Cascade", "Chapter", "Compass", "Courier", "Echo", "Fable", "Ferry", "Garden", "Herald",
  "Hour", "Island", "Journey", "Kite", "Ledger", "Lullaby", "Meridian", "Minute", "Needle", "Oracle", "Parade", "Pilot", "Promise", "Quarter", "Ribbon",
  "Riddle", "Signal", "Sonnet", "Summit", "Tempo", "Theory", "Tide", "Traveller", "Verse", "Whistle",
];
/** Invented courses. */
export const courses: readonly string[] = [
  "Fenwick Down", "Harrow Bank", "Lowmere", "Old Quay Park", "Pell Heath", "Saltmarsh", "Stonebridge Vale", "Wexcombe",
];
/** Distances in metres; shorter ones are more frequent. */
export const distances: readonly number[] = [1000, 1200, 1200, 1400, 1600, 1600, 2000, 2400];
/** Colours of the silks: body and sleeves, by number. */
export const silks: readonly (readonly [string, string])[] = [
  ["#d2353a", "#ffffff"], ["#f5f6f7", "#2457a6"], ["#2457a6", "#ffd23f"], ["#ffd23f", "#14171b"], ["#1f8a4c", "#ffffff"],
  ["#14171b", "#f08a24"], ["#f08a24", "#14171b"], ["#f39ac0", "#5a2a82"], ["#48c5d8", "#14171b"], ["#5a2a82", "#ffd23f"],
];
