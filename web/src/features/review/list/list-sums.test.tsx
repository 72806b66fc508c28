import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ListSums } from './list-sums';

afterEach(cleanup);

const sums = (vat: number) => ({ total: vat, customDuty: 0, excise: 0, vat });

it.each([
  [
    { total: 90, totalIsMinimum: false },
    20,
    'À payer : 90,00 € (TVA 90,00 €)Encaissé : 20,00 € (TVA 20,00 €)',
  ],
  [{ total: 90, totalIsMinimum: true }, 0, 'À payer : au moins 90,00 € (TVA 90,00 €)'],
  [{ total: 0, totalIsMinimum: true }, 0, 'À payer : À évaluer'],
  [{ total: 0, totalIsMinimum: false }, 0, ''],
])('says of what is to be paid %o whether an article of it is still to assess', (due, paid, words) => {
  const amounts = { due: { ...sums(due.total), ...due }, collected: sums(paid) };
  const { container } = render(<ListSums amounts={amounts} />);
  expect(container.textContent.replace(/\s/gu, ' ')).toBe(words);
});
