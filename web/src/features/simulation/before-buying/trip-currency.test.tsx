import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  articles,
  field,
  forgetDevice,
  open,
  price,
  withoutAnswer,
  write,
} from '../testing/open-before-buying';

beforeEach(withoutAnswer);
afterEach(forgetDevice);

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
