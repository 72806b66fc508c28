/** The midnight of Paris that begins a day, or so many days later; an instant is compared with it. The day is an expression of SQL. */
export function midnightInParis(day: string, later = 0): string {
  return `((${day}::date + ${later})::timestamp at time zone 'Europe/Paris')`;
}

/** Whether an instant is in a day of Paris, for an index on the instant. */
export function isInParisDay(instant: string, day: string): string {
  return `(${instant} >= ${midnightInParis(day)} and ${instant} < ${midnightInParis(day, 1)})`;
}

/** The day of Paris in which an instant is. */
export function dayInParisOf(instant: string): string {
  return `((${instant} at time zone 'Europe/Paris')::date)`;
}

/** Words of our own, as a list: `status in (…)`. */
export function textList(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
