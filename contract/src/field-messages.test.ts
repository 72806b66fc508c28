import { describe, expect, it } from 'vitest';
import { declarationMessages } from './declaration-fields';
import { identityMessages } from './identity';
import { reviewMessages } from './review';

const messages = [declarationMessages, reviewMessages, identityMessages].flatMap((group) =>
  Object.entries(group),
);

describe('what is said beside a field', () => {
  it.each(messages)('%s: a sentence that says what to do, without a bare verdict or a code', (_, message) => {
    expect(message).toMatch(/\p{L}+ez(?:-|\P{L})/u);
    expect(message).toMatch(/\.$/u);
    expect(message).not.toMatch(/inval(?:ide)|erron|incorrect|non valide|\b[45]\d\d\b|_/iu);
  });

  it.each(messages.filter(([, text]) => /e-mail|code postal|téléphone|numéro du vol/u.test(text)))(
    '%s: an example of the format',
    (_, message) => expect(message).toMatch(/\(exemples?\s:/u),
  );
});
