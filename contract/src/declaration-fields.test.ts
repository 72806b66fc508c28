import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { declarationFields, declarationMessages, refusePostalCode } from './declaration-fields';
import { normalisePhoneNumber } from './declaration-phone';

function read(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : 'refused';
}

describe('names', () => {
  it.each([
    ['Élodie', 'Élodie'],
    ['  Jean-Pierre ', 'Jean-Pierre'],
    ['O’Connor', 'O’Connor'],
    ["D'Artagnan", "D'Artagnan"],
    ['’t Hooft', '’t Hooft'],
    ["'s-Gravesande", "'s-Gravesande"],
    ['van ’t Hoff', 'van ’t Hoff'],
    ['Gal·la', 'Gal·la'],
    ['Ll·l', 'Ll·l'],
    ['l·l', 'l·l'],
    ['’', 'refused'],
    ['’’t Hooft', 'refused'],
    ['’ t Hooft', 'refused'],
    ['’-Gravesande', 'refused'],
    ['·la', 'refused'],
    ['Gal·', 'refused'],
    ['Gal· la', 'refused'],
    ['Gal··la', 'refused'],
    ['J. R.', 'J. R.'],
    ['J.R. Martin', 'J.R. Martin'],
    ['St. John', 'St. John'],
    ['www.exemple.fr', 'refused'],
    ['Gagnez sur exemple.fr', 'refused'],
    ['exemple.f\u0301r', 'refused'],
    ['Łukasz', 'Łukasz'],
    ['أحمد', 'أحمد'],
    ['王', '王'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), 'refused'],
    ['', 'refused'],
    ['   ', 'refused'],
    ['Robert"); DROP TABLE', 'refused'],
    ['<b>', 'refused'],
    ['Jean\0', 'refused'],
    ['Jean\u202Enaej', 'refused'],
    [12, 'refused'],
  ])('%j → %j', (value, expected) => {
    expect(read(declarationFields.declarantLastName, value)).toBe(expected);
  });

  it.each(['', '   '])('says in short that %j is missing, and nothing of its form', (value) => {
    const { error } = declarationFields.declarantFirstName.safeParse(value);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Indiquez un prénom.']);
  });

  it('composes accents, so that two keyboards write one name', () => {
    expect(read(declarationFields.declarantFirstName, 'E\u0301lodie')).toBe('\u00C9lodie');
  });
});

describe('telephone numbers', () => {
  it.each([
    ['06 12 34 56 78', '+33612345678'],
    ['06.12.34.56.78', '+33612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+1 (202) 555-0143', '+12025550143'],
    ['612345678', null],
    ['+33', null],
    ['appelez-moi', null],
    ['+0612345678', null],
  ])('%s → %s', (text, expected) => {
    expect(normalisePhoneNumber(text)).toBe(expected);
  });
});

describe('e-mail, flight, address', () => {
  it.each([
    ['nom+douane@exemple.fr', 'nom+douane@exemple.fr'],
    [' nom@exemple.fr ', 'nom@exemple.fr'],
    ['', undefined],
    [undefined, undefined],
    ['nom@', 'refused'],
    [`${'a'.repeat(250)}@b.fr`, 'refused'],
  ])('e-mail %j → %j', (value, expected) => {
    expect(read(declarationFields.declarantEmail, value)).toBe(expected);
  });

  it.each([
    ['tom@exemple,fr', declarationMessages.email],
    ['tom@', declarationMessages.email],
    ['tom.exemple.fr', declarationMessages.email],
    [12, declarationMessages.email],
    [`${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(180)}.fr`, declarationMessages.emailTooLong],
    [`${'x'.repeat(300)}`, declarationMessages.emailTooLong],
  ])('says of the e-mail %j what is wrong with it', (value, expected) => {
    const { error } = declarationFields.declarantEmail.safeParse(value);
    expect(error?.issues.map(({ message }) => message)).toEqual([expected]);
    expect(declarationMessages.email).not.toContain('254');
  });

  it.each([
    ['af 123', 'AF123'],
    ['U2 4567', 'U24567'],
    ['AFR1234', 'AFR1234'],
    ['12 34', 'refused'],
    ['AF', 'refused'],
  ])('flight %j → %j', (value, expected) => {
    expect(read(declarationFields.flightNumber, value)).toBe(expected);
  });

  it.each([
    ["1, rue de l'Été; DROP TABLE declaration;--", true],
    ['<script>alert(1)</script>', true],
    ['a'.repeat(101), false],
    ['rue\0', false],
    ['rue \u202E euR', false],
  ])('address %j: %j', (value, accepted) => {
    expect(declarationFields.declarantAddressStreet.safeParse(value).success).toBe(accepted);
  });

  it.each([
    ['75011', 'FR', true],
    ['7501', 'FR', false],
    ['SW1A 1AA', 'GB', true],
    ['10115', 'DE', true],
    ['1', 'DE', false],
    ['1234567890123', 'DE', false],
    ['75;11', 'DE', false],
    ['', 'HK', true],
    ['', 'GB', true],
    ['', 'FR', false],
  ])('postal code %s in %s: %j', (code, country, accepted) => {
    expect(refusePostalCode(code, country) === null).toBe(accepted);
  });
});
