import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  basketArticles,
  type DeclarationRequest,
  initialAppState,
  type ShoppingProduct,
  useAppStore,
} from '../../../../store';
import { maxCodeLength } from '../../../basket/sharing/code-length';
import { readSimulation } from '../../../basket/sharing/read-simulation';
import { handoverText } from '../text/creation-text';
import { HandoverCode } from './handover-code';

const perfume: ShoppingProduct = {
  id: 'a',
  productId: 'parfum',
  name: 'Parfum',
  value: 500,
  currency: 'EUR',
};

function show(
  shoppingProducts: readonly ShoppingProduct[],
  sent?: Pick<DeclarationRequest, 'declarationId' | 'corrects'>,
): void {
  const { declaration } = initialAppState;
  const { declarationAgentRequest } = declaration;
  useAppStore.setState({
    ...initialAppState,
    declaration: {
      ...declaration,
      declarationAgentRequest: {
        ...declarationAgentRequest,
        ...sent,
        contactDetails: {
          ...declarationAgentRequest.contactDetails,
          age: 34,
          lastName: 'Dupont',
          city: 'Paris',
        },
        meansOfTransportAndCountry: { meansOfTransport: 'plane', country: 'US', flightNumber: 'AF123' },
        border: false,
        shoppingProducts,
      },
    },
  });
  render(<HandoverCode />);
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('shows the trip and the articles as a code that another desk takes up, and nobody in it', () => {
  show([perfume]);
  fireEvent.click(screen.getByRole('button', { name: handoverText.show }));
  const code = screen.getByRole('img', { name: handoverText.label }).getAttribute('data-code') ?? '';
  expect(code.length).toBeLessThan(maxCodeLength);
  const read = readSimulation(code.slice(code.indexOf('#') + 1));
  if (read.kind === 'unreadable') throw new Error(read.why);
  expect(read.request).toMatchObject({ meanOfTransport: 'plane', country: 'US' });
  expect(basketArticles(read.request).map(({ name, value }) => [name, value])).toEqual([['Parfum', 500]]);
  expect(JSON.stringify(read)).not.toMatch(/Dupont|Paris|AF123/);
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('img')).toBeNull();
});

it.each([true, false])('says whether a colleague may begin what is saved already: %s', (hasLeft) => {
  const declarationId = '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';
  show([perfume], { declarationId, corrects: hasLeft ? declarationId : undefined });
  fireEvent.click(screen.getByRole('button', { name: handoverText.show }));
  expect(screen.queryByText(/Rien n’est enregistré/u) === null).toBe(hasLeft);
  expect(screen.queryByText(/commence une autre déclaration/u) === null).toBe(!hasLeft);
});

it('says what to do of a basket that no code holds', () => {
  show(Array.from({ length: 60 }, (_, index) => ({ ...perfume, id: String(index) })));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/mettez cette déclaration de côté/)).toBeTruthy();
});
