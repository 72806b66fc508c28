import { type ProductCatalogue, typeset } from '@retour/core';
import products from '@retour/core/data/products.json';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsEntries } from './entries';
import { markAsRead, parseMarks, readMarksText } from './read-marks';

const catalogue = products as ProductCatalogue;
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');
const whole = (id: string): string =>
  plain(JSON.stringify(newsEntries.find((entry) => entry.id === id)?.body({ catalogue })));

function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

describe('the entries', () => {
  it('are dated, latest first, each with an id of its own and a source', () => {
    const days = newsEntries.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(new Set(newsEntries.map(({ id }) => id)).size).toBe(newsEntries.length);
    for (const { sources } of newsEntries) expect(sources.length).toBeGreaterThan(0);
  });

  it('read their figures in the tables', () => {
    expect(whole('accises-alcool')).toContain('"before":"1 899,18 €","value":"1 932,42 €"');
    expect(whole('accises-tabac')).toContain('à confirmer');
    expect(whole('moyens-de-paiement')).toContain('"1 500 €"');
    expect(whole('tabac-union-europeenne')).toContain('"800"');
    expect(whole('origine-accords-a-confirmer')).toContain('Brésil');
    expect(whole('fiabilite-des-taux')).toContain('"775"');
  });

  it('follow French typography', () => {
    for (const { title, summary, body } of newsEntries) {
      for (const text of [title, summary, ...strings(body({ catalogue }))]) expect(typeset(text)).toBe(text);
    }
  });

  it('wait for the catalogue without a wrong count', () => {
    for (const { body } of newsEntries) expect(body({ catalogue: null }).length).toBeGreaterThan(0);
  });
});

describe('read marks', () => {
  beforeEach(() => localStorage.clear());

  it('belong to one agent and add up', () => {
    markAsRead('one', ['a']);
    markAsRead('one', ['b', 'a']);
    expect([...parseMarks(readMarksText('one'))]).toEqual(['a', 'b']);
    expect(parseMarks(readMarksText('other')).size).toBe(0);
  });

  it.each(['', '{', '3', '["a",3]', 'null'])('are none when the device holds %j', (text) => {
    expect(parseMarks(text).size).toBe(0);
  });
});
