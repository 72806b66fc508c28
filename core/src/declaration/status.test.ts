import { expect, it } from 'vitest';
import { declarationStatuses, isVoid } from './status';

it('leaves to be declared again what was cancelled or refused, and nothing that ended otherwise', () => {
  expect(declarationStatuses.filter(isVoid)).toEqual(['refused', 'cancelled']);
});
