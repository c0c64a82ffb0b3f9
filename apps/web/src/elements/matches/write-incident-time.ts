/** The time of an event as people read it: a minute gets its mark, other times are written as they come. */
export function writeIncidentTime(time: string | null): string {
  if (time === null) return "";
  return /^\d+(?:\+\d+)?$/u.test(time) ? `${time}′` : time;
}
