import { afterEach, describe, expect, it, vi } from 'vitest';
import { articleNameSchema } from './article-name';
import { declarationFields, declarationMessages } from './declaration-fields';
import { normalisePhoneNumber } from './declaration-phone';
import { identityMessages, linkPasswordSchema } from './identity';
import { reasonLimits, reasonSchema } from './typed-text';

/** Of a letter under so many marks that putting them in order would take seconds. */
const marked = `a${'\u0315'.repeat(65_000)}${'\u0327'.repeat(65_000)}`;

const normalise = vi.spyOn(String.prototype, 'normalize');

afterEach(() => normalise.mockClear());

function longestNormalised(): number {
  return Math.max(0, ...normalise.mock.contexts.map((text) => String(text).length));
}

const { declarantLastName, declarantAddressStreet, declarantEmail, declarantPhoneNumber, flightNumber } =
  declarationFields;

describe('a text longer than any that is accepted', () => {
  it.each([
    ['the name of an article', articleNameSchema, /^Donnez à l’article un nom d’une ligne/],
    ['a reason', reasonSchema, /^Écrivez la raison/],
    ['a last name', declarantLastName, declarationMessages.lastName],
    ['a street', declarantAddressStreet, declarationMessages.address],
    ['an e-mail address', declarantEmail, declarationMessages.emailTooLong],
    ['a telephone number', declarantPhoneNumber, declarationMessages.phoneNumber],
    ['a flight', flightNumber, declarationMessages.flightNumber],
    ['a password', linkPasswordSchema.shape.password, identityMessages.password],
  ] as const)(
    'is refused as %s before its accents are looked at, in the one sentence',
    (_, schema, message) => {
      const { error } = schema.safeParse(marked);
      expect(longestNormalised()).toBe(0);
      expect(error?.issues).toHaveLength(1);
      expect(error?.issues[0]?.message).toMatch(message);
    },
  );

  it('is no telephone number', () => {
    expect(normalisePhoneNumber(marked)).toBeNull();
    expect(longestNormalised()).toBe(0);
  });
});

describe('a text that is as long as it may be', () => {
  /** A letter and its three accents: the most that one sign may be typed in. */
  const composed = 'ᾂ'.repeat(reasonLimits.max);

  it('is accepted typed letter and accents apart, with spaces around', () => {
    const typed = composed.normalize('NFD');
    expect(typed).toHaveLength(4 * composed.length);
    expect(reasonSchema.parse(`${' '.repeat(3_000)}${typed}\n`)).toBe(composed);
  });

  it('is refused with one sign more', () => {
    expect(reasonSchema.safeParse(`${composed}ᾂ`.normalize('NFD')).success).toBe(false);
    expect(reasonSchema.safeParse(`${composed}a`).success).toBe(false);
  });
});
