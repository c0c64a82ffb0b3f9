/** Flag code of the countries of tennis tournaments. */
export const tennisCountries: Readonly<Record<string, string>> = {
  Argentina: "AR", Australia: "AU", Austria: "AT", Belgium: "BE", Brazil: "BR", Bulgaria: "BG",
  Canada: "CA", China: "CN", Croatia: "HR", Ecuador: "EC", France: "FR", Germany: "DE",
  "Great Britain": "GB", Hungary: "HU", India: "IN", Italy: "IT", Japan: "JP", Mexico: "MX",
  Monaco: "MC", Morocco: "MA", Netherlands: "NL", "New Zealand": "NZ", Portugal: "PT", Qatar: "QA",
  Russia: "RU", Spain: "ES", Sweden: "SE", Switzerland: "CH", Turkey: "TR", "United Arab Emirates": "AE",
  "United States": "US",
};
