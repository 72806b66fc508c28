import { expect, it } from 'vitest';
import { initialAppState } from '../../../store';
import { tripAnswers } from './answers';

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
  const pages = { age: '/age', contact: '/contact', transport: '/transport' };
  const answers = tripAnswers(request, pages, '2026-11-23');
  const unchanged = answers.filter(({ to }) => to === undefined);
  expect(unchanged.map(({ value }) => value.replace(/\s/gu, ' '))).toEqual(['23 novembre 2026, aujourd’hui']);
});
