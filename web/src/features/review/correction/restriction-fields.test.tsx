import { productsAnswerSchema } from '@retour/contract';
import type { RestrictionAnswers } from '@retour/core';
import { lawOn } from '@retour/core';
import products from '@retour/core/data/products.json';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SentLine } from './line-draft';
import { RestrictionFields } from './restriction-fields';

afterEach(cleanup);

const arrival = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const words = productsAnswerSchema.parse(products).restrictedWords;
const sent: SentLine = { customId: 'a', customName: 'Saucisson', originalValue: 12, currency: 'EUR' };

function show({ line = sent, name = 'Saucisson' }: { line?: SentLine; name?: string } = {}) {
  const onChange = vi.fn<(answers: RestrictionAnswers) => void>();
  function Fields(): ReactNode {
    const [typed, setTyped] = useState<RestrictionAnswers>({});
    const change = (next: RestrictionAnswers): void => {
      onChange(next);
      setTyped(next);
    };
    return (
      <RestrictionFields
        id="ligne-a"
        line={line}
        name={name}
        typed={typed}
        arrival={arrival}
        words={words}
        onChange={change}
      />
    );
  }
  render(<Fields />);
  return onChange;
}

const question = () => within(screen.getByRole('group', { name: /Saucisson.*de la viande/ }));
const radio = (name: string) => question().getByRole<HTMLInputElement>('radio', { name });

it('asks what the name may mean, answered by nobody yet, and sends the answer of that good alone', async () => {
  const onChange = show();
  expect([radio('Oui').checked, radio('Non, autre chose').checked]).toEqual([false, false]);
  await userEvent.click(radio('Non, autre chose'));
  expect(onChange).toHaveBeenLastCalledWith({ meat: 'no' });
  await userEvent.click(radio('Oui'));
  expect(onChange).toHaveBeenLastCalledWith({ meat: 'yes' });
});

it.each([
  ['good by good', { restrictionAnswers: { meat: 'no' } }],
  ['as it was sent before', { restriction: 'none' }],
] as const)('shows what the traveller answered: %s', (_how, answered) => {
  show({ line: { ...sent, ...answered } });
  expect(radio('Non, autre chose').checked).toBe(true);
});

it('asks again under another name', () => {
  show({ line: { ...sent, customName: 'Cadeau', restrictionAnswers: { meat: 'no' } } });
  expect(radio('Non, autre chose').checked).toBe(false);
});

it('lets an agent name what the name does not tell, change their mind, and take it back', async () => {
  const onChange = show({ name: 'Cadeau' });
  const choice = screen.getByLabelText(/^Marchandise interdite ou réglementée/);
  await userEvent.selectOptions(choice, 'ivory');
  expect(onChange).toHaveBeenLastCalledWith({ ivory: 'yes' });
  await userEvent.selectOptions(choice, 'drugs');
  expect(onChange).toHaveBeenLastCalledWith({ ivory: 'no', drugs: 'yes' });
  await userEvent.selectOptions(choice, '');
  expect(onChange).toHaveBeenLastCalledWith({ ivory: 'no', drugs: 'no' });
});
