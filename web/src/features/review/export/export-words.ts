import type { RecordedExport } from '@retour/contract';
import type { Offices } from '../list/filter-looks';
import { chosenFilters } from '../list/filter-summary';
import { readRecorded } from '../list/list-filters';
import { exportText, outcomeWords } from '../text/export-text';

/** What an export was narrowed to, in words: what was typed to find somebody is not known. */
export function exportFilterWords({ chosen, typed }: RecordedExport, offices: Offices): string {
  const words = [
    ...(typed.length === 0 ? [] : [exportText.typed]),
    ...chosenFilters(readRecorded(chosen), offices).map((filter) => filter.words),
  ];
  return words.length === 0 ? exportText.everything : words.join(' · ');
}

/** « 412 lignes », and what became of the file where it is not whole. */
export function exportOutcomeWords({ rows, outcome }: RecordedExport): string {
  if (rows === undefined || outcome === undefined) return outcomeWords.unknown;
  const count = exportText.rows(rows);
  return outcome === 'whole' ? count : `${count}, ${outcomeWords[outcome]}`;
}
