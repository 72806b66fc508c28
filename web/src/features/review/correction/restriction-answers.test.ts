import { expect, it } from 'vitest';
import { assessedBasket } from '../../../store/testing/assessed-basket';
import { reviewedDeclaration } from '../testing/reviewed-declaration';
import { correctedArrival } from './restriction-answers';

const assessment = assessedBasket([], { country: 'ES', regime: 'eu' });
const declaration = reviewedDeclaration({ country: 'ES', assessment });

it.each([
  ['as it was counted while nothing of it is corrected', { lastName: 'Morel' }, 'ES', 'eu'],
  ['by its country', { country: 'US' }, 'US', 'third'],
  ['by its way in', { country: 'CH', meansOfTransport: 'car', border: true }, 'CH', 'frontier'],
] as const)('tells where a corrected trip comes from: %s', (_, changes, country, regime) => {
  expect(correctedArrival(declaration, changes)).toMatchObject({ country, regime });
});
