import { expect, it } from 'vitest';
import { initialAppState } from '../../../store';
import { contactAnswers, tripAnswers } from './answers';

const pages = { age: '/age', contact: '/contact', transport: '/transport' };

it('says why the day of arrival, which is asked nowhere, is not changed', () => {
  const { declarationRequest } = initialAppState.declaration;
  const request = {
    ...declarationRequest,
    meansOfTransportAndCountry: {
      ...declarationRequest.meansOfTransportAndCountry,
      meansOfTransport: 'car',
      country: 'CH',
    },
  } as const;
  const answers = tripAnswers(request, pages, '2026-11-23');
  const unchanged = answers.filter(({ to }) => to === undefined);
  expect(unchanged.map(({ value }) => value.replace(/\s/gu, ' '))).toEqual(['23 novembre 2026, aujourd’hui']);
});

it.each(['AF007', 'af 007', 'AF-7'])(
  'writes the flight %s as every page and document does',
  (flightNumber) => {
    const { declarationRequest } = initialAppState.declaration;
    const trip = { meansOfTransport: 'plane', country: 'US', flightNumber } as const;
    const answers = tripAnswers(
      { ...declarationRequest, meansOfTransportAndCountry: trip },
      pages,
      undefined,
    );
    expect(answers.map(({ value }) => value.replace(/\s/gu, ' '))).toContain('AF 7');
  },
);

it.each([
  ['FR', '75011', '1 rue Haute, 75011 Ville, France'],
  ['HK', '', '1 rue Haute, Ville, Hong Kong'],
])('reads the address on one line, from %s', (addressCountry, postalCode, line) => {
  const { declarationRequest } = initialAppState.declaration;
  const typed = { address: '1 rue Haute', city: 'Ville', postalCode, addressCountry };
  const contactDetails = { ...declarationRequest.contactDetails, ...typed };
  const read = contactAnswers({ ...declarationRequest, contactDetails }, pages).map(({ value }) => value);
  expect(read).toContain(line);
});

it.each([
  ['+41 44 668 18 00', '+41 44 668 18 00'],
  ['0041446681800', '+41 44 668 18 00'],
  ['06.12.34.56.78', '06 12 34 56 78'],
  ['+33 (0)6 12 34 56 78', '06 12 34 56 78'],
  ['', 'Non indiqué'],
])('writes the telephone %s as an officer and the documents have it', (phoneNumber, written) => {
  const { declarationRequest } = initialAppState.declaration;
  const contactDetails = { ...declarationRequest.contactDetails, phoneNumber };
  const phone = contactAnswers({ ...declarationRequest, contactDetails }, pages).find(
    ({ name }) => name === 'Téléphone',
  );
  expect(phone?.value.replaceAll('\u00A0', ' ')).toBe(written);
});
