/** Euros of an answer as the integer of cents they were made from. */
export function centsOf(euros: number): number {
  return Math.round(euros * 100);
}
