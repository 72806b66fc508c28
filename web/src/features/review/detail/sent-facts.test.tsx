import { wordJoiner } from '@retour/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { ComputationFacts, SentFacts } from './sent-facts';

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

it('counts the versions of what was corrected, and of nothing else', () => {
  const correction = { at: '2026-11-22T09:00:00.000Z', reason: 'Prix du ticket.' };
  render(<ComputationFacts declaration={reviewedDeclaration({ version: 2 })} />);
  expect(screen.queryByText('Version')).toBeNull();
  cleanup();
  render(<ComputationFacts declaration={reviewedDeclaration({ version: 3, correction })} />);
  expect(screen.getByText('Version').nextElementSibling?.textContent).toBe('3');
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
