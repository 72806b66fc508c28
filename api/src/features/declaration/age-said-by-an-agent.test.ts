import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { declarationBody } from './testing/declaration-body';
import { declarationsOn } from './testing/declarations-on';
import { pdfText } from './testing/pdf-text';

describe.each(engines)('« 18 ans ou plus », on the $name', ({ open }) => {
  const { api } = declarationsOn(open);

  const put = (changes: object) =>
    api.call('PUT', `${randomUUID()}/`, { agent: 'a1', body: declarationBody({ ...changes }) });

  it('is kept, printed, exported and corrected as it was said', async () => {
    const { id } = (await put({ age: 18, ageIsMinimum: true })).json();
    expect(
      (await api.call('PATCH', `${id}/`, { agent: 'a1', body: { status: 'submitted' } })).json(),
    ).toMatchObject({ age: 18, ageIsMinimum: true });
    const receipt = await api.call('GET', `${id}/receipt.pdf`, { agent: 'a1' });
    expect((await pdfText(receipt.rawPayload)).join(' ')).toContain('Âge : 18 ans ou plus');
    expect((await api.exported()).body).toContain(';18 ans ou plus;');
    const corrected = await api.call('POST', `${id}/correction/`, {
      agent: 'a1',
      ifMatch: '"2"',
      body: { reason: 'Prix lu sur la facture.', corrections: [{ customId: 'a', originalValue: 600 }] },
    });
    expect(corrected.json()).toMatchObject({ age: 18, ageIsMinimum: true });
  });

  it('is not said of an age that was given, nor of a child', async () => {
    expect((await put({ age: 18 })).json().ageIsMinimum).toBeUndefined();
    expect((await put({ age: 18, ageIsMinimum: false })).json().ageIsMinimum).toBeUndefined();
    const refused = await put({ age: 17, ageIsMinimum: true });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors[0].path).toBe('ageIsMinimum');
  });

  it('leaves no frontier where the law knows none', async () => {
    expect((await put({ border: true })).json().border).toBe(false);
    expect((await put({ border: true, country: 'CH', meanOfTransport: 'car' })).json().border).toBe(true);
  });
});
