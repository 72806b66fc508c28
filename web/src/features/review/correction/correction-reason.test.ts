import { reasonSchema } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { buildCorrectionReason, otherReason, reasonOptions } from './correction-reason';

describe('buildCorrectionReason', () => {
  it.each(reasonOptions.filter(({ id }) => id !== otherReason))('takes $value as it is', ({ id, value }) => {
    const built = buildCorrectionReason({ standard: id, reason: ' ' });
    expect(built).toEqual({ kind: 'valid', valid: `${value}.` });
    expect(reasonSchema.safeParse(built.kind === 'valid' && built.valid).success).toBe(true);
  });

  it('adds what is typed to the one that is chosen', () => {
    expect(buildCorrectionReason({ standard: 'invoice', reason: 'Elle dit 620 euros.' })).toEqual({
      kind: 'valid',
      valid: 'Facture présentée. Elle dit 620 euros.',
    });
  });

  it('asks for ten letters of another one', () => {
    expect(buildCorrectionReason({ standard: otherReason, reason: 'trop court' }).kind).toBe('faulty');
    expect(buildCorrectionReason({ standard: otherReason, reason: 'dix lettres' })).toEqual({
      kind: 'valid',
      valid: 'dix lettres',
    });
  });

  it.each([undefined, '', 'unknown'])('asks for one of the list: %s', (standard) => {
    expect(buildCorrectionReason({ standard, reason: 'Prix lu sur la facture.' })).toMatchObject({
      kind: 'faulty',
      problems: { standard: expect.stringMatching(/^Choisissez/) },
    });
  });
});
