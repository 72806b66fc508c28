import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { declarationBody } from './testing/declaration-body';
import { declarationsOn } from './testing/declarations-on';
import { pdfText } from './testing/pdf-text';
import { newToken } from './testing/start-declarations';

const dress = { id: 'robe-coton', originalValue: 300, currency: 'EUR' };
const shoppingProducts = [
  { ...dress, customId: 'a' },
  { ...dress, customId: 'b', purchaseCountry: 'JP' },
  { ...dress, customId: 'c', purchaseCountry: 'ES' },
];

describe.each(engines)('a declaration of several countries, on the $name', ({ open }) => {
  const agent = 'a1';

  const { api } = declarationsOn(open, { now: () => new Date('2026-10-15T12:00:00+02:00') });

  const read = async (id: string) => (await api.call('GET', `${id}/`, { agent })).json();

  it('is stored, read and printed with the country of each article, and has one allowance', async () => {
    const { id, token } = await api.submitted({ shoppingProducts });
    const declaration = await read(id);
    expect(declaration.shoppingProducts).toEqual(shoppingProducts);
    expect(declaration.assessment.allowances).toEqual([{ pot: 'value', limit: 430, used: 300 }]);
    expect(
      declaration.assessment.shoppingProducts.map(({ status, purchaseCountry }: Record<string, unknown>) => [
        status,
        purchaseCountry,
      ]),
    ).toEqual([
      ['relieved', undefined],
      ['taxed', 'JP'],
      ['unlimited', 'ES'],
    ]);
    const { rawPayload } = await api.call('GET', `${id}/receipt.pdf`, { token });
    const printed = (await pdfText(rawPayload)).join(' ').replace(/[\s\u00A0\u202F]+/gu, ' ');
    for (const words of ['États-Unis, sauf autre pays', 'pays d’achat : Japon', 'pays d’achat : Espagne'])
      expect(printed).toContain(words);
  });

  it('is the same request, said or not, for the trip’s own country', async () => {
    const [id, token] = [randomUUID(), newToken()];
    const put = (purchaseCountry: object) =>
      api.call('PUT', `${id}/`, {
        token,
        body: declarationBody({ shoppingProducts: [{ ...dress, customId: 'a', ...purchaseCountry }] }),
      });
    const first = await put({});
    const second = await put({ purchaseCountry: 'US' });
    expect([first.json().version, second.json().version]).toEqual([1, 1]);
    expect((await read(id)).shoppingProducts).toEqual([{ ...dress, customId: 'a' }]);
    expect((await put({ purchaseCountry: 'JP' })).json().version).toBe(2);
  });

  it('is corrected to another country, and back to the trip’s', async () => {
    const { id } = await api.submitted({ shoppingProducts });
    const correct = (version: number, customId: string, purchaseCountry: string) =>
      api.call('POST', `${id}/correction/`, {
        agent,
        ifMatch: `"${version}"`,
        body: { reason: 'Vu sur la facture.', corrections: [{ customId, purchaseCountry }] },
      });
    const moved = (await correct(2, 'c', 'CH')).json();
    expect(moved.shoppingProducts[2].purchaseCountry).toBe('CH');
    expect(moved.assessment.shoppingProducts[2]).toMatchObject({ status: 'taxed', purchaseCountry: 'CH' });
    const back = (await correct(3, 'c', 'US')).json();
    expect(back.shoppingProducts[2]).toEqual({ ...dress, customId: 'c' });
    const before = await api.call('GET', `${id}/versions/2/`, { agent });
    expect(before.json().shoppingProducts).toEqual(shoppingProducts);
  });
});
