import { describe, expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import type { DeclaredChange } from './declared-changes';
import { whatChanges } from './what-changes';

const vase = assessedLine({ customId: 'v', id: null, customName: 'Vase' });
const added = { sent: undefined, corrected: vase };
const removed = { sent: vase, corrected: undefined };
const dearer = { sent: vase, corrected: { ...vase, originalValue: 620 } };
const handedOver = { sent: vase, corrected: { ...vase, status: 'handed-over' } } as const;
const recomputed = { sent: vase, corrected: { ...vase, total: 0 } };
const change = (name: DeclaredChange['name']): DeclaredChange => ({ name, label: '', before: '', after: '' });

describe('what a correction changes', () => {
  it.each([
    [
      'the articles first',
      [dearer, added],
      [change('age')],
      '1 article ajouté, 1 article corrigé, voyageur corrigé.',
    ],
    ['how many', [added, added, removed, removed], [], '2 articles ajoutés, 2 articles retirés.'],
    ['what was handed over', [handedOver], [], '1 article remis à la douane.'],
    ['the trip alone', [recomputed], [change('flightNumber')], 'Voyage corrigé.'],
    [
      'the person and the trip',
      [],
      [change('declarantEmail'), change('country')],
      'Voyageur corrigé, voyage corrigé.',
    ],
    ['nothing of what is recomputed', [recomputed], [], null],
    ['an allowance alone', [recomputed], [change('allowance value')], 'Franchise corrigée.'],
  ] as const)('says %s', (_, lines, declared, words) => {
    expect(whatChanges(lines, declared)?.replaceAll('\u00A0', ' ') ?? null).toBe(words);
  });

  it('names beside an allowance the articles that were answered otherwise, which no line says', () => {
    const answered = {
      sent: vase,
      corrected: { ...vase, restriction: { code: 'ivory', severity: 'forbidden' } },
    } as const;
    const other = { ...vase, customId: 'w' };
    const made = { sent: other, corrected: { ...other, customDuty: 12 } };
    const said = (touched: readonly string[]) =>
      whatChanges([answered, made], [change('allowance value')], touched)?.replaceAll('\u00A0', ' ');
    expect(said(['v'])).toBe('1 article corrigé, franchise corrigée.');
    expect(said(['v', 'w'])).toBe('2 articles corrigés, franchise corrigée.');
    expect(said([])).toBe('Franchise corrigée.');
    const restricted = (severity: 'doubtful' | 'regulated') =>
      ({ ...vase, restriction: { code: 'medicine', severity } }) as const;
    const settled = { sent: restricted('doubtful'), corrected: restricted('regulated') };
    expect(whatChanges([settled], [change('allowance value')], ['v'])?.replaceAll('\u00A0', ' ')).toBe(
      '1 article corrigé, franchise corrigée.',
    );
  });
});
