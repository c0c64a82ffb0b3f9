/** Invented towns for club names; any likeness to real clubs is unintended. */
export const towns: readonly string[] = [
  "Alderby", "Brackwater", "Caldmouth", "Dunmarsh", "Easthollow", "Farrowick", "Glenhaven", "Hawkstone", "Inverlea", "Kestrel Bay", "Larkfield", "Mossgate",
  "Nethercombe", "Oakmere", "Pinebridge", "Quarrydale", "Ravenford", "Silverton Moor", "Thornley", "Umberside", "Valewick", "Westering", "Yarrowby", "Zennorth",
];
export const clubEndings: readonly string[] = ["Rovers", "United", "Athletic", "City", "Albion", "Wanderers", "Town", "Rangers"];
/** Distinguishable shirt colours. */
export const shirts: readonly string[] = ["#d2353a", "#2f83c4", "#f0b429", "#1f8a4c", "#5a2a82", "#e8743b", "#14a3a8", "#8a3ffc"];
