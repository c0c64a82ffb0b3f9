/**
 * Converts an id for a request. In the store, ids are opaque text. Here digits become a number, which most backends expect; the wire
 * converts it to text again for a backend that sends digits as text (`WirePort.textIds`). The contract declares a number, except for
 * ids that are text in the reference backend.
 */
export function toWireId(id: string): number;
export function toWireId<Id extends string>(id: string): Id;
export function toWireId(id: string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}
