import { UnreadableMessage } from "./message-fields.ts";

/** Larger than any publication: a server cannot make the page allocate more. */
const maxBytes = 4_194_304;

/** Codes of the characters of the format. */
const newline = 10;
const comma = 44;
const insert = 58;
const end = 59;
const copy = 64;

const base64 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~";
/** The value of a digit by its character code, -1 for other characters. */
const digits = Int8Array.from({ length: 256 }, (_, code) => base64.indexOf(String.fromCodePoint(code)));

/** The sum of the words of four bytes, high byte first. A plain loop, because it runs for each byte of a publication that arrives as a delta. */
function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 1) sum = (sum + ((bytes[at] ?? 0) << (24 - 8 * (at & 3)))) | 0;
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
      const digit = digits[delta[at] ?? 0] ?? -1;
      if (digit < 0) return value;
      value = value * base64.length + digit;
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
