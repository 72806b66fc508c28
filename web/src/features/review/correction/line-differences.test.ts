import { formatLineTotal, hasAmount } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { assessedLine } from '../../../store/testing/assessed-basket';
import { lineDifferences } from './line-differences';

const vase = assessedLine({ customId: 'v', id: null, customName: 'Vase' });
const words = { format: formatLineTotal, hasAmount };
const told = (...lines: readonly [typeof vase | undefined, typeof vase | undefined]) =>
  lineDifferences(...lines, () => null, words).map(({ label, before, after }) => [label, before, after]);

describe('an article side by side', () => {
  it('says its name, its tariff line, its value, each tax and what is owed', () => {
    const ring = {
      ...vase,
      customName: 'Bague',
      originalValue: 620,
      value: 620,
      vat: 124,
      total: 124,
      customDuty: 0,
    };
    expect(told(vase, ring)).toEqual([
      ['Article', 'Vase', 'Bague'],
      ['Code NC', 'hors liste', 'hors liste'],
      ['Prix payé', '500,00\u00A0€', '620,00\u00A0€'],
      ['Valeur en euros', '500,00\u00A0€', '620,00\u00A0€'],
      ['Droit de douane', expect.stringMatching(/^\d.*%\)$/), '0,00\u00A0€'],
      [expect.stringMatching(/^Accise/), '0,00\u00A0€', '0,00\u00A0€'],
      [expect.stringMatching(/TVA|Taxe/), expect.stringMatching(/%/), expect.stringMatching(/^124,00/)],
      ['Total', '115,00\u00A0€', '124,00\u00A0€'],
    ]);
  });

  it('says of what is carried, which nobody paid, that it is a sum', () => {
    const explanation = [{ code: 'cash-owes-nothing', text: '', legalBasis: null, figures: {} }];
    const labels = (...lines: Parameters<typeof told>): readonly (string | undefined)[] =>
      told(...lines).map(([label]) => label);
    expect(labels({ ...vase, explanation }, { ...vase, explanation })).toContain('Somme');
    expect(labels({ ...vase, explanation }, vase)).toContain('Prix ou somme');
  });

  it('gives no rate of a tax that is not owed', () => {
    const free = { ...vase, status: 'relieved', customDuty: 0, vat: 0, total: 0 } as const;
    const after = told(vase, free).map(([, , now]) => now);
    expect(after.filter((now) => now?.includes('%'))).toEqual([]);
  });

  it('says on its side that it was not declared, or that it goes', () => {
    expect(told(undefined, vase)[0]).toEqual(['Article', 'Non déclaré', 'Vase']);
    expect(told(vase, undefined)[0]).toEqual(['Article', 'Vase', 'Retiré']);
    expect(told(vase, undefined).at(-1)).toEqual(['Total', '115,00\u00A0€', '—']);
  });

  it('gives no figure of what is not computed', () => {
    const unknown = { ...vase, status: 'to-assess', customDuty: 0, vat: 0, total: 0 } as const;
    expect(told(vase, unknown).map(([, , after]) => after)).toContain('non calculé');
  });

  it('says of what is to be presented that its taxes go by the check, not that nobody computed them', () => {
    const restriction = { code: 'weapons', severity: 'regulated' } as const;
    const knife = { ...vase, status: 'relieved', customDuty: 0, vat: 0, total: 0, restriction } as const;
    const after = told(vase, knife).map(([, , now]) => now);
    expect(after).toContain('selon le contrôle');
    expect(after).not.toContain('non calculé');
  });

  it('says what each article comes to in the words that it is given', () => {
    const asked = { format: () => 'À remettre', hasAmount: () => false };
    expect(lineDifferences(undefined, vase, () => null, asked).map(({ after }) => after)).toEqual([
      'Vase',
      'hors liste',
      '500,00\u00A0€',
      '500,00\u00A0€',
      ...['non calculé', 'non calculé', 'non calculé'],
      'À remettre',
    ]);
  });
});
