import { UnreadableMessage } from "./message-fields.ts";

/** Larger than any publication: a server cannot make the page allocate more. */
const maxBytes = 4_194_304;

/** Codes of the characters of the format. */
const newline = 10;
const comma = 44;
const insert = 58;
const end = 59;
const copy = 64;

const digits = new Map(
  Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~", (digit, value) => [digit.codePointAt(0), value]),
);

/** The sum of the words of four bytes, high byte first. */
function checksum(bytes: Uint8Array): number {
  let sum = 0;
  bytes.forEach((byte, at) => (sum = (sum + (byte << (24 - 8 * (at & 3)))) | 0));
  return sum >>> 0;
}

/**
 * Applies a delta of the format of Fossil (fossil-scm.org/home/doc/trunk/www/delta_format.wiki): the size of the result, then parts to copy
 * from the base or to insert, then the checksum of the result. Throws if the delta is not one for this base.
 */
export function applyDelta(base: Uint8Array, delta: Uint8Array): Uint8Array {
  let at = 0;
  let written = 0;
  const check = (isRight: boolean): void => {
    if (!isRight) throw new UnreadableMessage("a delta does not fit its base");
  };
  const readNumber = (): number => {
    let value = 0;
    for (; ; at += 1) {
      const digit = digits.get(delta[at]);
      if (digit === undefined) return value;
      value = value * digits.size + digit;
    }
  };
  const size = readNumber();
  check(size <= maxBytes && delta[at++] === newline);
  const result = new Uint8Array(size);
  for (;;) {
    const count = readNumber();
    const operator = delta[at++];
    if (operator === end) {
      check(written === size && checksum(result) === count);
      return result;
    }
    let source = delta;
    let from = at;
    if (operator === copy) {
      source = base;
      from = readNumber();
      check(delta[at++] === comma);
    } else {
      check(operator === insert);
      at += count;
    }
    check(from + count <= source.length && written + count <= size);
    result.set(source.subarray(from, from + count), written);
    written += count;
  }
}
