import { indexCatalogue, type Product, type ProductCatalogue } from '@retour/core';
import products from '@retour/core/data/products.json';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AmountPresets } from './amount-presets';

const catalogue = indexCatalogue(products as ProductCatalogue);

function productOf(id: string): Product {
  const found = catalogue.get(id);
  if (found === undefined) throw new Error(`no product ${id}`);
  return found;
}

afterEach(cleanup);

it.each([
  ['', 'whisky', 'Bouteille de 70 cl', '0,7'],
  ['2', 'whisky', 'Bouteille de 70 cl', '2,7'],
  ['2 L', 'whisky', 'Bouteille de 70 cl', '2,7'],
  ['1,4 litre', 'whisky', 'Bouteille de 70 cl', '2,1'],
  ['1,500', 'whisky', 'Bouteille de 70 cl', '2,2'],
  ['1,500', 'tabac-a-rouler', 'Pot de 250 g', '1750'],
  ['20 cigarettes', 'cigarettes', 'Cartouche de 200', '220'],
])('adds to « %s » of %s what is pressed', (text, id, label, sum) => {
  const onChange = vi.fn();
  render(<AmountPresets product={productOf(id)} draft={{ text }} onChange={onChange} />);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(label.replaceAll(' ', '\\s')) }));
  expect(onChange.mock.calls).toEqual([[expect.objectContaining({ text: sum })]]);
});
