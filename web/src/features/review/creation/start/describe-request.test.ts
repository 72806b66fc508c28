import { expect, it } from 'vitest';
import { initialAppState } from '../../../../store';
import { describeRequest } from './describe-request';

const { declarationAgentRequest } = initialAppState.declaration;

it('says in words that nothing is in it yet', () => {
  expect(describeRequest(declarationAgentRequest)).toBe('aucun article');
  const meansOfTransportAndCountry = { country: 'JP', flightNumber: '' };
  expect(describeRequest({ ...declarationAgentRequest, meansOfTransportAndCountry })).toBe(
    'Japon, aucun article',
  );
});
