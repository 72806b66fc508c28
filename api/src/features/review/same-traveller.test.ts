import { describe, expect, it } from 'vitest';
import { likenessOf, liveTogether } from './same-traveller';

const email = 'zoe@exemple.fr';
const phone = '+33612345678';
const home = { street: '12, rue des Lilas', postalCode: '75011', city: 'Paris', country: 'FR' };
const likeness = (
  one: Names,
  other: Names,
  contact: Partial<Contact> = {},
  of: Partial<Contact> = contact,
) => {
  const [first, second] = [personOf(one, contact), personOf(other, of)];
  const known = likenessOf(first, second);
  expect(likenessOf(second, first)).toBe(known);
  return known;
};

/** Last name, first name. */
type Names = readonly [string, string];
interface Contact {
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

function personOf([lastName, firstName]: Names, contact: Partial<Contact>) {
  return { lastName, firstName, email: undefined, phone: undefined, address: home, ...contact };
}

describe('names that are written otherwise', () => {
  it.each<[Names, Names]>([
    [
      ['Œuvrard-Léger', 'Zoé'],
      ['OEUVRARD LEGER', 'ZOE'],
    ],
    [
      ['Dupont', 'Jean-Pierre'],
      ['Dupont', 'Jeanpierre'],
    ],
    [
      ['O’Connor', 'Seán'],
      ['OConnor', 'Sean'],
    ],
    [
      ['Müller', 'Jörg'],
      ['MUELLER', 'JOERG'],
    ],
    [
      ['Müller', 'Jörg'],
      ['Muller', 'Jorg'],
    ],
    [
      ['Åberg', 'Søren'],
      ['AABERG', 'SOEREN'],
    ],
    [
      ['De La Tour', 'Marie'],
      ['Delatour', 'Marie'],
    ],
    [
      ['Işık', 'Işıl'],
      ['ISIK', 'ISIL'],
    ],
    [
      ['Þórsdóttir', 'Guðrún'],
      ['THORSDOTTIR', 'GUDRUN'],
    ],
    [
      ['Joëlle', 'Jo-Elle'],
      ['Jo Elle', 'JOELLE'],
    ],
    [
      ['Garcia Lopez', 'Ana'],
      ['Garcia', 'Lopez Ana'],
    ],
    [
      ['Martin', 'Zoé'],
      ['Zoe', 'MARTIN'],
    ],
  ])('are one’s, whoever asks: %j and %j', (one, other) => {
    expect(likeness(one, other)).toBe('name');
    expect(likeness(one, other, { email }, { email: 'autre@exemple.fr' })).toBe('name');
    expect(likeness(one, other, { email })).toBe('name-and-contact');
    expect(likeness(one, other, { phone })).toBe('name-and-contact');
  });
});

describe('names of which some are left out', () => {
  it.each<[Names, Names]>([
    [
      ['Dupont', 'Marie'],
      ['Dupont', 'Marie Claire'],
    ],
    [
      ['Garcia Lopez', 'Ana'],
      ['Lopez', 'Ana'],
    ],
    [
      ['Garcia Lopez', 'Ana'],
      ['Lopez', 'Ana María'],
    ],
    [
      ['Lopez Garcia', 'Ana'],
      ['Garcia Lopez Diaz', 'Ana'],
    ],
    [
      ['Dupont', 'Jeanpierre'],
      ['Dupont', 'Jean-Pierre Marie'],
    ],
    [
      ['MUELLER', 'JOERG'],
      ['Müller', 'Jörg Hans'],
    ],
    [
      ['Marie', 'Dupont'],
      ['Dupont', 'Marie Claire'],
    ],
  ])('are one’s who is reached the same way, and somebody else’s otherwise: %j and %j', (one, other) => {
    expect(likeness(one, other, { email })).toBe('name-and-contact');
    expect(likeness(one, other, { phone })).toBe('name-and-contact');
    expect(likeness(one, other)).toBeNull();
    expect(likeness(one, other, { email, phone }, {})).toBeNull();
  });
});

describe('somebody of the same family, who is reached the same way,', () => {
  it.each<[Names, Names]>([
    [
      ['Dupont', 'Marie'],
      ['Dupont', 'Paul'],
    ],
    [
      ['Dupont', 'Marie-Claire'],
      ['Dupont', 'Marie-Anne'],
    ],
    [
      ['Dupont', 'Jean'],
      ['Dupont', 'Jeanne'],
    ],
    [
      ['Dupont', 'Anne Marie'],
      ['Dupont', 'Marianne'],
    ],
    [
      ['Dupont', 'Marie'],
      ['Durand', 'Marie'],
    ],
    [
      ['-', 'Marie'],
      ['Dupont', 'Paul'],
    ],
    [
      ['-', '.'],
      ['Dupont', 'Paul'],
    ],
  ])('is not the traveller: %j and %j', (one, other) => {
    expect(likeness(one, other, { email, phone })).toBeNull();
  });
});

it.each([
  [{}, true],
  [{ street: '12 RUE DES LILAS', postalCode: '75 011', city: 'PARIS' }, true],
  [{ street: '1, 2 rue des Lilas' }, false],
  [{ street: '12 bis, rue des Lilas' }, false],
  [{ postalCode: '75012' }, false],
  [{ city: 'Lyon' }, false],
  [{ country: 'BE' }, false],
])('letters reach two people at one place, whatever its accents, case and signs: %j', (moved, expected) => {
  const at = (address: typeof home) => ({ ...personOf(['Martin', 'Éloïse'], {}), address });
  expect(liveTogether(at(home), at({ ...home, ...moved }))).toBe(expected);
  expect(liveTogether(at({ ...home, ...moved }), at(home))).toBe(expected);
  const nowhere = { street: '', postalCode: '', city: '', country: '' };
  expect(liveTogether(at(nowhere), at(nowhere))).toBe(false);
});
