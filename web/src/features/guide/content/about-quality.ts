/**
 * Kilobytes, after gzip, that the scripts and styles of the first page weigh at most. `scripts/check-size.ts` refuses more, and its
 * tests that this page says another budget.
 */
export const firstPageKilobytes = 110;
