import { wordJoiner } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { declarationsOn } from '../testing/declarations-on';
import { pdfText, pdfTexts } from '../testing/pdf-text';

const agent = 'a1';
const perfume = { customId: 'p', id: 'parfum', originalValue: 1_234.5, currency: 'EUR' };
const ivory = {
  customId: 'i',
  customName: 'Statuette en ivoire',
  restriction: 'ivory',
  originalValue: 400,
  currency: 'EUR',
};

describe.each(engines)('the paper of a declaration, on the $name', ({ open }) => {
  const { api } = declarationsOn(open);

  async function paper(
    id: string,
    who: { readonly agent?: string; readonly token?: string },
  ): Promise<string> {
    const { rawPayload } = await api.call('GET', `${id}/receipt.pdf`, who);
    return (await pdfText(rawPayload)).join(' ').replaceAll(wordJoiner, '').replace(/\s+/gu, ' ');
  }

  it('tells the traveller to come, and who stands at the desk where an agent draws it to show it there', async () => {
    const { id, token } = await api.submitted({ shoppingProducts: [perfume, ivory] });
    const own = await paper(id, { token });
    // By train, customs officers come on board: no office is named that the screen does not name.
    expect(own).toContain('Présentez-vous à la douane avec ce document');
    expect(own).not.toContain('bureau de douane');
    expect(own).toContain('avant d’être contrôlé');
    const atTheDesk = await paper(id, { agent });
    expect(atTheDesk).toContain('Montrez ce document à l’agent qui vous reçoit');
    expect(atTheDesk).not.toContain('Présentez-vous');
    expect(atTheDesk).not.toContain('avant d’être contrôlé');
  });

  it('says who says what a vehicle owes, which an allowance that holds its price does not spare', async () => {
    const moped = {
      customId: 'v',
      customName: 'Scooter',
      restrictionAnswers: { vehicle: 'yes' },
      originalValue: 200,
      currency: 'EUR',
    };
    const { id, token } = await api.submitted({ shoppingProducts: [moped] });
    const own = await paper(id, { token });
    expect(own).toContain('Récapitulatif avant paiement');
    expect(own).toContain('Un agent lit le code, vérifie vos achats et dit ce qui est dû.');
    expect(await paper(id, { agent })).toContain('il lit le code et dit ce qui est dû.');
  });

  it('writes an address of a country without postal codes with nothing in their place', async () => {
    const { id, token } = await api.submitted({
      shoppingProducts: [perfume],
      declarantAddressStreet: '8 Nathan Road',
      declarantAddressCity: 'Kowloon',
      declarantAddressCountry: 'HK',
      declarantAddressPostalCode: '',
    });
    const stored = (await api.call('GET', `${id}/`, { token })).json();
    expect(stored.declarantAddressPostalCode).toBe('');
    const { rawPayload } = await api.call('GET', `${id}/receipt.pdf`, { token });
    const written = await pdfTexts(rawPayload);
    const [town, street] = ['Kowloon', '8 Nathan Road'].map((line) =>
      written.find(({ text }) => text === line),
    );
    expect(town?.left).toBe(street?.left);
  });

  it('does not call declared what an agent found', async () => {
    const { id } = await api.submitted({ shoppingProducts: [perfume] });
    expect(await paper(id, { agent })).toContain('Achats déclarés');
    const found = { customId: 'm', id: 'smartphone', originalValue: 900, currency: 'EUR' };
    const corrected = await api.call('POST', `${id}/correction/`, {
      ifMatch: '"2"',
      agent,
      body: {
        corrections: [],
        added: [found],
        removed: [],
        reason: 'Article non déclaré, trouvé au contrôle',
      },
    });
    expect(corrected.statusCode, corrected.body).toBe(200);
    const text = await paper(id, { agent });
    expect(text).toContain('Achats après contrôle');
    expect(text).not.toContain('Achats déclarés');
  });

  it('nor once what was forbidden is handed over besides', async () => {
    const { id } = await api.submitted({ shoppingProducts: [perfume, ivory] });
    const correct = async (ifMatch: string, correction: object): Promise<string | undefined> => {
      const body = { added: [], removed: [], reason: 'Vu au contrôle', corrections: [correction] };
      const answer = await api.call('POST', `${id}/correction/`, { ifMatch, agent, body });
      expect(answer.statusCode, answer.body).toBe(200);
      return /Achats (?:déclarés|après contrôle)/u.exec(await paper(id, { agent }))?.[0];
    };
    expect(await correct('"2"', { customId: 'p', originalValue: 1_400 })).toBe('Achats après contrôle');
    expect(await correct('"3"', { customId: 'i', handedOver: true })).toBe('Achats après contrôle');
  });

  it('calls declared what was only handed over', async () => {
    const { id } = await api.submitted({ shoppingProducts: [perfume, ivory] });
    const body = {
      added: [],
      removed: [],
      reason: 'Remise à la douane',
      corrections: [{ customId: 'i', handedOver: true }],
    };
    const answer = await api.call('POST', `${id}/correction/`, { ifMatch: '"2"', agent, body });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await paper(id, { agent })).toContain('Achats déclarés');
  });
});
