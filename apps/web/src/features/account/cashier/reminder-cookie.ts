const daySeconds = 86_400;

/** Whether a reminder was shown in the last day: by its cookie, one a player and one a device. */
export function hasBeenReminded(name: string): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${name}=`));
}

/** Keeps a reminder away for a day (spec.md 9). */
export function noteReminder(name: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=1; Path=/; Max-Age=${daySeconds}; SameSite=Lax${secure}`;
}
