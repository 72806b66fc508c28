import type { RelatedDeclaration, SimulationAnswer } from '@retour/contract';
import { wordJoiner } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DeclarationRequest, initialAppState } from '../../../../store';
import { assessedBasket } from '../../../../store/testing/assessed-basket';
import { UsedBefore } from './used-before';

const answer = vi.fn<() => Response | Promise<Response>>();
const fetchMock = vi.fn<typeof fetch>(async () => answer());
beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const { declarationAgentRequest } = initialAppState.declaration;
const request: DeclarationRequest = {
  ...declarationAgentRequest,
  contactDetails: {
    ...declarationAgentRequest.contactDetails,
    age: 34,
    lastName: ' Dupont ',
    firstName: 'Élodie',
    phoneNumber: '06 12 34 56 78',
    address: '12 rue des Lilas',
    postalCode: '75011',
    city: 'Paris',
  },
  meansOfTransportAndCountry: { meansOfTransport: 'plane', country: 'US', flightNumber: 'AF123' },
};
const counting = (used: number): SimulationAnswer =>
  assessedBasket([], { date: '2026-11-20', allowances: [{ pot: 'value', limit: 430, used }] });
const other: RelatedDeclaration = {
  publicId: 'TWY-GDG-8J9',
  status: 'submitted',
  likeness: 'name-and-contact',
  date: '2026-11-20',
  country: 'US',
  total: 0,
  totalIsMinimum: false,
  allowances: [{ pot: 'value', limit: 430, used: 400.89 }],
};
const found = (...declarations: readonly RelatedDeclaration[]): void => {
  answer.mockImplementation(() => Response.json({ declarations }));
};
const plain = (): string => (document.body.textContent ?? '').replaceAll(wordJoiner, '').replace(/\s/gu, ' ');

function show(used = 120, answered = counting(used), declared = request): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <UsedBefore request={declared} answer={answered} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says before it is saved what the same traveller has used the same day, and leads to where', async () => {
  found(
    other,
    { ...other, publicId: 'B', date: '2026-11-19' },
    { ...other, publicId: 'C', status: 'refused' },
  );
  show();
  const link = await screen.findByRole('link', { name: /TWY-GDG-8J9/ });
  expect(link.getAttribute('href')).toBe('/agent/declaration/TWY-GDG-8J9');
  expect(plain()).toBe(
    'À vérifier : franchise déjà utiliséeLa franchise a déjà servi le même jour : 400,89 € sur 430 € (TWY-GDG-8J9).' +
      'Le montant compte la franchise en entier : une fois la déclaration enregistrée, corrigez-la à « Franchise déjà utilisée ».',
  );
  const [[address, sent]] = fetchMock.mock.calls as [[string, RequestInit]];
  expect(address).toMatch(/\/api\/review\/related\/$/);
  expect(JSON.parse(String(sent.body))).toEqual({
    declarantLastName: 'Dupont',
    declarantFirstName: 'Élodie',
    declarantPhoneNumber: '06 12 34 56 78',
    declarantAddressStreet: '12 rue des Lilas',
    declarantAddressPostalCode: '75011',
    declarantAddressCity: 'Paris',
    declarantAddressCountry: 'FR',
    date: '2026-11-20',
  });
});

it('asks for the others of a declaration that may be saved already', async () => {
  found();
  const declarationId = '0b6f6b1e-8a52-4d1c-9f0e-1f2a3b4c5d6e';
  show(120, counting(120), { ...request, declarationId, corrects: declarationId });
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
  const [[, sent]] = fetchMock.mock.calls as [[string, RequestInit]];
  expect(JSON.parse(String(sent.body))).toMatchObject({ besides: declarationId });
});

it('says of a namesake that it may be somebody else', async () => {
  found({ ...other, likeness: 'name' });
  show();
  await screen.findByRole('link');
  expect(plain()).toContain(
    'Même nom, ni e-mail ni téléphone en commun : vérifiez que c’est la même personne.',
  );
});

it('says it of tobacco and of drinks, in percent', async () => {
  found({ ...other, allowances: [{ pot: 'tobacco', limit: 100, used: 100 }] });
  const quantityAllowances = [{ pot: 'tobacco' as const, usedPercent: 100, exceeded: false }];
  show(0, assessedBasket([], { date: '2026-11-20', quantityAllowances }));
  await screen.findByRole('link');
  expect(plain()).toContain('La franchise de tabac a déjà servi le même jour : 100 % (TWY-GDG-8J9).');
});

it('says what is not known where it could not be read', async () => {
  answer.mockImplementation(() => Promise.reject(new TypeError('cut')));
  show();
  await waitFor(() => expect(plain()).toContain('sa franchise a peut-être déjà servi'));
});

it('says nothing where nobody used any of it, and asks nothing where none is counted', async () => {
  found({ ...other, allowances: [{ pot: 'food', limit: 300, used: 20 }] });
  show();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
  await waitFor(() => expect(plain()).toBe(''));
  cleanup();
  show(0);
  expect(fetchMock).toHaveBeenCalledOnce();
});
