import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  articles,
  field,
  forgetDevice,
  open,
  patience,
  price,
  withoutAnswer,
  write,
} from '../testing/open-before-buying';

beforeEach(withoutAnswer);
afterEach(forgetDevice);

/** Selected whole, and another text in its place at once. */
async function replace(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
}

it('asks for a price in the currency of the trip as it is now, of what was typed and added in the former one', async () => {
  const currency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value;
  open({ country: 'JP', defaultCurrency: 'JPY' });
  await write(await field(), 'parfum');
  expect(currency()).toBe('JPY');
  cleanup();
  open({ defaultCurrency: 'USD' });
  await write(await price(), '60');
  expect(currency()).toBe('USD');
  await userEvent.click(screen.getByRole('button', { name: 'Ajouter au panier' }));
  expect(articles()).toMatchObject([{ productId: 'parfum', value: 60, currency: 'USD' }]);
  cleanup();
  open({ country: 'JP', defaultCurrency: 'JPY' });
  await price();
  expect(currency()).toBe('JPY');
});

it.each(['parfum 80 €', '2 parfums 80 €', '80 €'])(
  'keeps the currency written with the price of several, after « %s »',
  async (before) => {
    const currency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value;
    open({ country: 'JP', defaultCurrency: 'JPY' });
    await replace(before);
    await replace('6 parfums 150 €');
    expect((await field()).value).toBe('6 parfums 150 €');
    expect(currency()).toBe('EUR');
    await userEvent.click(await screen.findByRole('radio', { name: /^150,00\s€ en tout$/u }, patience));
    expect((await price()).value).toBe('25');
    expect(currency()).toBe('EUR');
  },
);

it('keeps the currency written with a price alone, after another and once that price is erased', async () => {
  open({ country: 'JP', defaultCurrency: 'JPY' });
  await replace('parfum 80 €');
  await replace('90 €');
  await userEvent.clear(await price());
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Devise' }).value).toBe('EUR');
});
