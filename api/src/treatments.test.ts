import { retentionTerms, type Treatment, type TreatmentName, treatments } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { type KnownTable, knownColumns } from '../test/known-columns';

const names = Object.keys(treatments) as TreatmentName[];
const treatmentOf = (name: TreatmentName): Treatment => treatments[name];

describe('the register that the personal-data page is written from', () => {
  it('says what is done with each column that may name somebody', () => {
    const isPersonal = ({ ofTraveller, ofAgent, ofAnybody }: KnownTable): boolean =>
      [ofTraveller, ofAgent, ofAnybody].some((columns) => columns !== undefined);
    const unsaid = Object.entries(knownColumns).filter(([, table]) => {
      const said = (table.treatments ?? []).map((name) => treatmentOf(name).of);
      return (
        (isPersonal(table) && said.length === 0) || (table.ofAgent !== undefined && !said.includes('agent'))
      );
    });
    expect(unsaid.map(([table]) => table)).toEqual([]);
  });

  it('says nothing of what is kept nowhere', () => {
    const kept = new Set(Object.values(knownColumns).flatMap((table) => table.treatments ?? []));
    expect(names.filter((name) => treatmentOf(name).place === 'database' && !kept.has(name))).toEqual([]);
  });

  it('tells every delay that the jobs apply to what names somebody', () => {
    const told = new Set<number>();
    for (const { term } of names.map(treatmentOf)) {
      if (term.kind !== 'days') continue;
      told.add(term.days);
      if (term.otherwise !== undefined) told.add(term.otherwise.days);
    }
    const { retentionRuns: ofNobody, ...terms } = retentionTerms;
    expect(ofNobody).toBeGreaterThan(0);
    expect(Object.entries(terms).filter(([, days]) => !told.has(days))).toEqual([]);
  });
});
