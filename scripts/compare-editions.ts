/**
 * What twenty typical baskets are answered on two days of arrival, side by side:
 *
 *   npm run compare-editions -- 2026-12-31 2027-01-01
 *   npm run compare-editions -- 2026-12-31 2027-01-01 --rehearsal    with the rows of a law that nobody voted
 */
import { lawTables } from '../core/src/index';
import { rehearsedTables } from '../core/src/regulation/testing/rehearsal';
import { compareEditions, comparisonTable } from './editions/compare-editions';

const [before = '', after = '', flag] = process.argv.slice(2);
const rows = flag === '--rehearsal' ? rehearsedTables : lawTables;
const day = /^\d{4}-\d{2}-\d{2}$/;
if (day.test(before) && day.test(after)) {
  console.log(comparisonTable([before, after], compareEditions(before, after, rows)));
} else {
  console.error('Two days are needed: npm run compare-editions -- 2026-12-31 2027-01-01');
  process.exitCode = 1;
}
