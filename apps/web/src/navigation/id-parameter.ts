/** An id in an address; null for text that cannot be one. */
export function readIdParameter(search: URLSearchParams, name: string): string | null {
  const id = search.get(name);
  return id !== null && isIdText(id) ? id : null;
}

/** Whether text can be an id: backends use numbers, UUIDs and URNs. */
export function isIdText(text: string): boolean {
  return /^[\w.:~-]{1,64}$/u.test(text);
}
