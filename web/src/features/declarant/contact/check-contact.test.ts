import { declarationMessages } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { initialContactDetails } from '../../../store';
import { checkContact, cleanContact } from './check-contact';

const complete = {
  ...initialContactDetails,
  age: 34,
  lastName: 'Martin',
  firstName: 'Chloé',
  address: '12 rue de l’Église',
  postalCode: '75011',
  city: 'Paris',
};

describe('checkContact', () => {
  it.each([
    ['lastName', 'O’Connor-Łukasz'],
    ['lastName', '  d’Été  '],
    ['lastName', '‘t Hooft'],
    ['firstName', 'Gal·la'],
    ['firstName', 'Jean‑Baptiste'],
    ['firstName', '明'],
    ['firstName', 'Marie\u00A0Anne'],
    ['postalCode', '75 011'],
    ['postalCode', '75\u202F011 '],
    ['email', 'user+tag@exemple.fr'],
    ['email', ' nom@exemple.fr '],
    ['email', ''],
    ['phoneNumber', '06 12 34 56 78'],
    ['phoneNumber', '06.12.34.56.78'],
    ['phoneNumber', '+33 (0)6 12 34 56 78'],
    ['phoneNumber', ''],
  ] as const)('accepts %s « %s »', (field, text) => {
    expect(checkContact({ ...complete, [field]: text })).toEqual({});
  });

  it.each([
    ['lastName', ''],
    ['lastName', 'a'.repeat(61)],
    ['firstName', 'R2D2'],
    ['address', ''],
    ['city', ' '],
    ['postalCode', '7501'],
    ['postalCode', 'SW1A 1AA'],
    ['email', 'nom@exemple'],
    ['phoneNumber', '12'],
  ] as const)('refuses %s « %s » and says what to do', (field, text) => {
    expect(checkContact({ ...complete, [field]: text })[field]).toMatch(/^Indiquez |vérifiez/u);
  });

  it.each([
    ['marie@exemple,fr', 'marie@exemple.fr'],
    [' marie,martin@exemple,fr ', 'marie.martin@exemple.fr'],
  ])('names the comma of « %s », and proposes %s', (email, proposed) => {
    const said = checkContact({ ...complete, email }).email;
    expect(said).toContain('virgule');
    expect(said).toContain(proposed);
  });

  it.each(['marie@exemple,', 'marie,exemple.fr', 'a@b.fr,c@d.fr'])(
    'proposes no address where a dot would not mend it: %s',
    (email) => expect(checkContact({ ...complete, email })).toEqual({ email: declarationMessages.email }),
  );

  it('reads a postal code as the country of the address writes it', () => {
    const british = { ...complete, addressCountry: 'GB', postalCode: 'sw1a 1aa' };
    expect(checkContact(british)).toEqual({});
    expect(checkContact({ ...british, postalCode: 'S' })).toEqual({
      postalCode: declarationMessages.postalCode,
    });
  });

  it('asks for no postal code outside France, where some countries have none', () => {
    const postalCode = '';
    expect(checkContact({ ...complete, addressCountry: 'HK', postalCode })).toEqual({});
    expect(checkContact({ ...complete, postalCode })).toEqual({
      postalCode: declarationMessages.frenchPostalCode,
    });
  });

  it('changes nothing of a text but what does no harm', () => {
    const { lastName, postalCode, email } = cleanContact({
      ...complete,
      lastName: ' <b>Martin</b>  ‐ Dupont ',
      postalCode: ' 75 011',
      email: 'mailto:Nom@exemple.fr',
    });
    expect({ lastName, postalCode, email }).toEqual({
      lastName: '<b>Martin</b> - Dupont',
      postalCode: '75011',
      email: 'Nom@exemple.fr',
    });
  });
});
