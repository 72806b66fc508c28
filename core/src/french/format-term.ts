const daysOfYear = 365;

/** How long something is kept, in years where the days make whole ones: « un jour », « 30 jours », « un an », « 3 ans ». */
export function formatTerm(days: number): string {
  const years = days / daysOfYear;
  if (!Number.isInteger(years)) return days === 1 ? 'un jour' : `${days} jours`;
  return years === 1 ? 'un an' : `${years} ans`;
}
