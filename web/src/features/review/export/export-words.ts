import {
  choiceFilterNames,
  choiceValues,
  type OwnOffice,
  type RecordedExport,
  type ReviewFilterOf,
  type ReviewFilterValue,
} from '@retour/contract';
import { choiceLooks } from '../list/filter-looks';
import { chosenWords, periodWords } from '../list/filter-summary';
import { exportText, outcomeWords } from '../text/export-text';

function choiceWords<Name extends ReviewFilterOf<'choices'>>(
  name: Name,
  { chosen }: RecordedExport,
): readonly string[] {
  const values: readonly ReviewFilterValue<Name>[] = choiceValues[name];
  const { summary, label } = choiceLooks[name];
  return values.filter((value) => chosen[name]?.includes(value)).map(summary ?? label);
}

function eurosIn(given: readonly string[] | undefined): number | undefined {
  return given?.[0] === undefined ? undefined : Number(given[0]);
}

/** What an export was narrowed to, in words: what was typed to find somebody is not known. */
export function exportFilterWords(recorded: RecordedExport, offices: OwnOffice['offices']): string {
  const { chosen, typed } = recorded;
  const words = [
    ...(typed.length === 0 ? [] : [exportText.typed]),
    ...choiceFilterNames.flatMap((name) => choiceWords(name, recorded)),
    ...chosenWords(
      {
        flight: chosen.flight?.[0],
        office: chosen.office?.[0],
        handledDate: chosen.handledDate?.[0],
        minAmount: eurosIn(chosen.minAmount),
        maxAmount: eurosIn(chosen.maxAmount),
      },
      offices,
    ),
    ...periodWords(chosen.startDate?.[0], chosen.endDate?.[0]),
  ];
  return words.length === 0 ? exportText.everything : words.join(' · ');
}

/** « 412 lignes », and what became of the file where it is not whole. */
export function exportOutcomeWords({ rows, outcome }: RecordedExport): string {
  if (rows === undefined || outcome === undefined) return outcomeWords.unknown;
  const count = exportText.rows(rows);
  return outcome === 'whole' ? count : `${count}, ${outcomeWords[outcome]}`;
}
