/** What both servers send: about 270 bytes, as a price change is. */
export function payload(number: number): object {
  return {
    event: "markets_changed",
    sent_at: 1_790_000_000_000 + number,
    data: {
      match_id: 1,
      markets: [
        { id: 100_001, specifier: "", outcomes: [1, 2, 3].map((id) => ({ id, odds: 1500 + ((number * id) % 900), active: true })) },
      ],
      removed: [],
    },
  };
}
