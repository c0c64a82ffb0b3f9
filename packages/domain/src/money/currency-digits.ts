const maxDigits = 8;

/** Decimals of a displayed unit: 2 for 100 subunits, 0 for 1, at most 8 (decisions E). */
export function currencyDigits(subunits: number): number {
  let digits = 0;
  for (let scale = 1; scale < subunits && digits < maxDigits; scale *= 10) digits += 1;
  return digits;
}
