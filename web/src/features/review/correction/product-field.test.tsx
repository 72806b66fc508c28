import { indexCatalogue, type Product, type ProductCatalogue, wordJoiner } from '@retour/core';
import catalogue from '@retour/core/data/products.json';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductField } from './product-field';

afterEach(cleanup);

const whole = catalogue as ProductCatalogue;
const products = indexCatalogue(whole);
const perfume = products.get('parfum') ?? null;
const onChange = vi.fn<(productId: string | null) => void>();

function Line({ before, isNew }: { readonly before: Product | null; readonly isNew: boolean }): ReactNode {
  const [product, setProduct] = useState(before);
  return (
    <>
      <ProductField
        id="classement"
        catalogue={whole}
        product={product}
        isNew={isNew}
        onChange={(productId) => {
          onChange(productId);
          setProduct(products.get(productId ?? '') ?? null);
        }}
      />
      <button type="button" onClick={() => setProduct(perfume)}>
        Ailleurs
      </button>
    </>
  );
}

const show = (before: Product | null, isNew = false): void => {
  onChange.mockReset();
  render(<Line before={before} isNew={isNew} />);
};
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Classement/ });
const said = (): string => field().value.replaceAll(wordJoiner, '');

it('names the product that will be saved, once it is another one by another way', async () => {
  show(null);
  const custom = said();
  await userEvent.click(screen.getByRole('button', { name: 'Ailleurs' }));
  expect(said()).not.toBe(custom);
  expect(said()).toBe((perfume?.name ?? '').replaceAll(wordJoiner, ''));
});

it.each([
  [perfume, false, 'Parfum'],
  [null, false, 'Article hors liste'],
  [null, true, 'Article hors liste'],
] as const)('names it again once it is left without a choice: %o, %s', async (before, isNew, name) => {
  show(before, isNew);
  await userEvent.clear(field());
  await userEvent.type(field(), 'robe');
  expect(said()).toBe('robe');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(field());
  expect(said()).toBe(name);
  expect(onChange).not.toHaveBeenCalled();
});

it('takes what is typed in the place of what a press has just selected', async () => {
  show(perfume);
  await userEvent.click(field());
  await vi.waitFor(() => expect(field().selectionEnd).toBeGreaterThan(field().selectionStart ?? 0));
  await userEvent.keyboard('robe');
  expect(said()).toBe('robe');
});

it('says that what was typed is given up once it is left without a choice, until something is chosen', async () => {
  show(perfume);
  await userEvent.clear(field());
  await userEvent.type(field(), 'robe');
  expect(document.body.textContent).not.toContain('n’a pas été choisi');
  await userEvent.tab();
  await userEvent.tab();
  const words = (): string =>
    (document.body.textContent ?? '').replaceAll(wordJoiner, '').replace(/\s/gu, ' ');
  expect(words()).toContain('« robe » n’a pas été choisi dans la liste : le classement reste « Parfum ».');
  await userEvent.click(screen.getByRole('button', { name: 'Classer hors liste' }));
  expect(words()).not.toContain('n’a pas été choisi');
});

it('stays empty for a new article while nothing is looked for', async () => {
  show(null, true);
  await userEvent.click(field());
  await userEvent.tab();
  expect(said()).toBe('');
});

it('keeps what was chosen once it is left, a product or none', async () => {
  show(null, true);
  await userEvent.type(field(), 'parfum');
  await userEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
  const chosen = said();
  await userEvent.click(screen.getByRole('button', { name: 'Classer hors liste' }));
  const custom = said();
  expect(new Set(['', chosen, custom]).size).toBe(3);
  await userEvent.click(field());
  await userEvent.tab();
  await userEvent.tab();
  expect(said()).toBe(custom);
});
