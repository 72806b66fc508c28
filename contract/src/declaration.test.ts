import { describe, expect, it } from 'vitest';
import { declarationBodySchema } from './declaration';
import { declarationListQuerySchema } from './review-list';

const body = {
  age: 34,
  country: 'US',
  meanOfTransport: 'plane',
  shoppingProducts: [{ customId: 'a', customName: 'Vase', originalValue: 500, currency: 'USD' }],
  declarantLastName: 'Dupont',
  declarantFirstName: 'Élodie',
  declarantAddressStreet: '1 rue des Lilas',
  declarantAddressCity: 'Paris',
  declarantAddressPostalCode: '75011',
};

describe('the body of a declaration', () => {
  it('takes the specification’s fields and fills the defaults', () => {
    const parsed = declarationBodySchema.parse(body);
    expect(parsed).toEqual({ ...body, border: false, declarantAddressCountry: 'FR', authorType: 'agent' });
  });

  it('takes an address without a postal code outside France, where some countries have none', () => {
    const abroad = { ...body, declarantAddressCountry: 'HK', declarantAddressPostalCode: ' ' };
    expect(declarationBodySchema.parse(abroad)).toMatchObject({ declarantAddressPostalCode: '' });
  });

  it.each([
    [{ declarantAddressPostalCode: '' }, 'declarantAddressPostalCode'],
    [{ declarantAddressPostalCode: undefined }, 'declarantAddressPostalCode'],
    [{ declarantAddressPostalCode: '1' }, 'declarantAddressPostalCode'],
    [{ declarantAddressPostalCode: 'SW1A 1AA' }, 'declarantAddressPostalCode'],
    [{ declarantEmail: 'nom@' }, 'declarantEmail'],
    [
      { shoppingProducts: [{ ...body.shoppingProducts[0], customName: 'a\0b' }] },
      'shoppingProducts.0.customName',
    ],
    [
      { shoppingProducts: [{ ...body.shoppingProducts[0], customId: '\uD800' }] },
      'shoppingProducts.0.customId',
    ],
    [{ age: '34' }, 'age'],
    [{ date: '2026-02-30' }, 'date'],
  ])('refuses %j at %s, in French', (change, path) => {
    const parsed = declarationBodySchema.safeParse({ ...body, ...change });
    const issues = parsed.success ? [] : parsed.error.issues;
    expect(issues.map((issue) => issue.path.join('.'))).toEqual([path]);
    expect(issues[0]?.message).toMatch(/[.)]$/);
  });
});

describe('the filters of the list', () => {
  it('reads a query string', () => {
    expect(
      declarationListQuerySchema.parse({ limit: '5', status: 'draft', meanOfTransports: ['car', 'boat'] }),
    ).toEqual({ limit: 5, offset: 0, status: ['draft'], meanOfTransports: ['car', 'boat'] });
  });

  it.each([
    { limit: '0' },
    { limit: '101' },
    { limit: 'x' },
    { offset: '-1' },
    { status: 'lost' },
    { startDate: '2026-11-21', endDate: '2026-11-20' },
    { search: 'a\0' },
  ])('refuses %j', (query) => {
    expect(declarationListQuerySchema.safeParse(query).success).toBe(false);
  });
});
