const digitsInCpf = 11;

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** Reads a Brazilian CPF, with or without its dots and dash, into its eleven digits; null when its check digits are wrong. */
export function parseCpf(text: string): string | null {
  const trimmed = text.trim();
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/u.test(trimmed)) return null;
  const written = trimmed.replace(/\D/gu, "");
  // Numbers of one digit repeated satisfy the sums, yet are given to nobody.
  if (/^(\d)\1+$/u.test(written)) return null;
  const digits = written.split("").map(Number);
  const first = checkDigit(digits.slice(0, digitsInCpf - 2));
  const second = checkDigit(digits.slice(0, digitsInCpf - 1));
  return digits[9] === first && digits[10] === second ? written : null;
}
