/**
 * An id as a request sends it. In the store ids are opaque text; digits become a number, as most backends have it, and the wire
 * turns them into text again for a backend that sends digits as text (`WirePort.textIds`). The contract names the number, except for
 * ids that are text in the reference backend.
 */
export function toWireId(id: string): number;
export function toWireId<Id extends string>(id: string): Id;
export function toWireId(id: string): number | string {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === id ? number : id;
}
