import { wordJoiner } from '@retour/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { SentFacts } from './sent-facts';

afterEach(cleanup);

const namesIn = (title: string): readonly (string | null)[] =>
  [...screen.getByRole('region', { name: title }).querySelectorAll('dt')].map(
    ({ textContent }) => textContent,
  );

it('says what was not given, of somebody who is still known', () => {
  render(<SentFacts declaration={reviewedDeclaration()} />);
  expect(namesIn('Voyageur')).toEqual(['Nom', 'Âge', 'Adresse', 'Téléphone', `E-${wordJoiner}mail`]);
  expect(screen.getAllByText('non donné')).toHaveLength(2);
});

it('says when somebody was erased, in the place of what is no longer there', () => {
  render(
    <SentFacts
      declaration={reviewedDeclaration({
        anonymisedAt: '2026-11-22T09:00:00.000Z',
        declarantLastName: '',
        declarantFirstName: '',
        declarantAddressStreet: '',
        declarantAddressPostalCode: '',
        declarantAddressCity: '',
      })}
    />,
  );
  expect(screen.getByText(/^Données effacées le 22\snovembre/)).toBeTruthy();
  expect(namesIn('Voyageur')).toEqual(['Âge']);
  expect(screen.queryByText('non donné')).toBeNull();
});
