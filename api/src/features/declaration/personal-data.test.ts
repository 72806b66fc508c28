import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { atScale, tellProof } from '../../../test/at-scale';
import { captureLogs } from '../../../test/capture-logs';
import { engines } from '../../../test/engines';
import { shippedCatalogue } from '../../../test/shipped-data';
import { testReceipts } from '../../../test/start-app';
import { deliverMails } from '../../platform/mail/deliver-mails';
import { createDevelopmentMailbox } from '../../platform/mail/development-mailbox';
import { anonymiseDue } from './anonymise-due';
import { declarationMailComposers } from './mails/declaration-mails';
import { canaries, canaryArticle, canaryDeclaration, canaryTraces } from './testing/canaries';
import { declarationBody } from './testing/declaration-body';
import { declarationsOn } from './testing/declarations-on';
import { pdfText } from './testing/pdf-text';
import { newToken, startDeclarations } from './testing/start-declarations';

const day = 24 * 3_600_000;
/** Of the calls that see a traveller's answers. */
const rounds = atScale(1, 630);
const planted = { ...canaryDeclaration, shoppingProducts: [{ ...canaryArticle, customId: 'a' }] };

describe.each(engines)('personal data on the $name', ({ open }) => {
  let clock = Date.parse('2026-10-15T12:00:00Z');
  let logged: () => string;
  const now = () => new Date(clock);

  const { storage, api } = declarationsOn(open, { now });
  beforeAll(async () => {
    logged = captureLogs(api.app);
  });

  async function columns(id: string): Promise<string> {
    const rows = await storage.database.run({
      text: 'select d::text as row, (select string_agg(v::text, $2) from declaration_version v) as versions, (select string_agg(h::text, $2) from declaration_history h) as trail, (select string_agg(m::text, $2) from mail_outbox m) as mails from declaration d where id = $1',
      values: [id, ','],
    });
    return JSON.stringify(rows);
  }

  /** Declares and sends, twice what is sent once; then with faults, and as an agent who searches. */
  async function declare(): Promise<{ id: string; token: string }> {
    const { id, token } = await api.draft(planted);
    await api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } });
    await api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } });
    await api.call('PUT', `${id}/`, {
      token,
      body: declarationBody({ ...planted, declarantEmail: 'canarimail@' }),
    });
    await api.call('GET', `?search=${canaries.declarantLastName}`, { agent: 'a1' });
    await api.call('PUT', `${randomUUID()}/`, { token: newToken(), body: '{"canarilast":' });
    return { id, token };
  }

  it(
    'reaches the mail and the PDF, and no log',
    async () => {
      let { id, token } = await declare();
      for (let round = 1; round < rounds.count; round += 1) ({ id, token } = await declare());
      const broken = await startDeclarations(
        storage,
        { now },
        { run: ({ values }) => Promise.reject(new Error(`duplicate key ${values.join(' ')}`)) },
      );
      broken.app.log = api.app.log;
      expect((await broken.call('PUT', `${id}/`, { token, body: declarationBody(planted) })).statusCode).toBe(
        500,
      );
      await broken.app.close();

      const mailbox = createDevelopmentMailbox(now);
      const delays: object[] = [];
      await deliverMails({
        run: storage.database.run,
        composers: declarationMailComposers(storage.database.run, shippedCatalogue, testReceipts.of),
        send: mailbox.send,
        now,
        onFailure: (delay) => delays.push(delay),
      });
      expect(delays).toEqual([]);
      const [mail] = mailbox.mails();
      expect(mail?.to).toBe(canaries.declarantEmail);
      expect(mail?.text).not.toContain(canaries.declarantFirstName);
      const declaration = (await api.call('GET', `${id}/`, { token })).json();
      const [page = ''] = await pdfText(mail?.attachments[0]?.content ?? Buffer.alloc(0));
      for (const text of [
        declaration.publicId,
        canaries.declarantLastName,
        canaries.declarantAddressStreet,
        'ZZ 7654',
      ])
        expect(page).toContain(text);
      expect(mail?.html).toContain(declaration.publicId);

      api.app.log.info('the capture works');
      expect(logged()).toContain('the capture works');
      const hits = logged()
        .split('\n')
        .filter((line) => canaryTraces.test(line));
      tellProof('S9', {
        tried: rounds.count * Object.keys(canaries).length,
        failed: hits.length,
        figures: { 'lines of log read': logged().split('\n').length },
      });
      expect(logged()).not.toMatch(canaryTraces);
      expect(logged()).not.toContain(token);
    },
    rounds.within(60_000),
  );

  it('is erased when the declaration is old, figures stay, and the trail says so', async () => {
    const { id, token } = await api.draft(planted);
    await api.call('PATCH', `${id}/`, { token, body: { status: 'submitted' } });
    const corrected = await api.call('POST', `${id}/correction/`, {
      agent: 'a1',
      ifMatch: '"2"',
      body: {
        reason: 'Canarireason',
        corrections: [{ customId: 'a', customName: 'Canarithing', originalValue: 650 }],
      },
    });
    expect(corrected.statusCode).toBe(200);
    const refusal = { status: 'refused', reason: 'Canarirefusal' };
    expect((await api.call('PATCH', `${id}/`, { agent: 'a1', body: refusal })).statusCode).toBe(200);
    const before = (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
    const work = { run: storage.database.run, retentionDays: 30, now, onError: () => undefined };
    clock += 29 * day;
    expect(await anonymiseDue(work)).toBe(0);
    expect(await columns(id)).toContain(canaries.declarantLastName);
    clock += 2 * day;
    expect(await anonymiseDue(work)).toBeGreaterThanOrEqual(1);
    expect(await anonymiseDue(work)).toBe(0);
    expect(await columns(id)).not.toMatch(canaryTraces);
    expect(await columns(id)).toContain('refused');
    expect((await api.call('GET', `${id}/`, { token })).statusCode).toBe(404);
    const after = (await api.call('GET', `${id}/`, { agent: 'a1' })).json();
    expect(after).toMatchObject({
      status: 'refused',
      version: 5,
      declarantLastName: '',
      country: 'US',
      age: 34,
    });
    expect(after.assessment.total).toBe(before.assessment.total);
    expect(after.assessment.totalValue).toBe(before.assessment.totalValue);
    expect(
      (await api.call('GET', `?search=${canaries.declarantLastName}`, { agent: 'a1' })).json().total,
    ).toBe(0);
    const older = (await api.call('GET', `${id}/versions/2/`, { agent: 'a1' })).json();
    expect(older).toMatchObject({ status: 'submitted', declarantLastName: '', age: 34 });
    expect(older.shoppingProducts).toMatchObject([{ customId: '1', originalValue: 700 }]);
    const { history } = (await api.call('GET', `${id}/history/`, { agent: 'a1' })).json();
    expect(history.at(-1)).toMatchObject({ action: 'anonymised', by: { type: 'system' }, version: 5 });
    expect((await api.call('GET', `${id}/receipt.pdf`, { agent: 'a1' })).statusCode).toBe(200);
  });
});
