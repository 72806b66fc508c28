import { randomUUID } from 'node:crypto';
import { retentionTerms } from '@retour/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeclarationsUnderTest, startDeclarations } from '../../../test/declarations';
import { engines, type TestDatabase } from '../../../test/engines';
import { countOutbox } from '../../platform/mail/count-outbox';
import { deliverMails } from '../../platform/mail/deliver-mails';

const path = '/api/mail/unsent/';

describe.each(engines)('mails that did not leave, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let woken = 0;
  const now = (): Date => new Date('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    storage = await open();
    const onMailQueued = (): void => {
      woken += 1;
    };
    api = await startDeclarations(storage, { now }, { onMailQueued });
  });
  afterAll(async () => {
    await api.app.close();
    await storage.dispose();
  });

  /** A mail about a declaration that the server of its address refused. */
  async function refused(
    declarationId: string = randomUUID(),
  ): Promise<{ messageId: string; declarationId: string }> {
    const messageId = `<${randomUUID()}@test.example>`;
    await storage.database.run({
      text: `insert into mail_outbox (message_id, composer, recipient, payload, next_attempt_at, created_at)
        values ($1, 'declaration-receipt', 'elodie@exemple.fr', $2, $3, $3)`,
      values: [messageId, JSON.stringify({ declarationId }), now()],
    });
    const error = Object.assign(new Error('550 elodie@exemple.fr'), {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
    });
    await deliverMails({
      run: storage.database.run,
      now,
      composers: {
        'declaration-receipt': async () => ({ subject: 'a', text: 'a', html: 'a', attachments: [] }),
      },
      send: () => Promise.reject(error),
      onFailure: () => undefined,
    });
    return { messageId, declarationId };
  }

  it('are seen by supervisors alone, with a masked address and why', async () => {
    const { messageId } = await refused();
    const seen = await api.call('GET', path, { supervisor: 's1' });
    expect(seen.statusCode).toBe(200);
    expect(seen.json()).toEqual({
      total: 1,
      mails: [
        {
          id: messageId,
          name: 'declaration-receipt',
          to: 'e…@exemple.fr',
          askedAt: now().toISOString(),
          givenUpAt: now().toISOString(),
          tries: 1,
          trouble: 'address',
          codes: 'EENVELOPE 550',
        },
      ],
    });
    expect((await api.call('GET', path, { agent: 'a1' })).statusCode).toBe(403);
    expect((await api.call('GET', path)).statusCode).toBe(401);
  });

  it('lead to the declaration that they are about, where there is one', async () => {
    const { id } = await api.submitted();
    const { publicId } = (await api.call('GET', `/api/declaration/${id}/`, { agent: 'a1' })).json();
    expect(publicId).toMatch(/^\w{3}-\w{3}-\w{3}$/);
    const [known, unknown] = [await refused(id), await refused()];
    const { mails } = (await api.call('GET', path, { supervisor: 's1' })).json();
    const find = (messageId: string) => mails.find((mail: { id: string }) => mail.id === messageId);
    expect(find(known.messageId).publicId).toBe(publicId);
    expect(find(unknown.messageId).publicId).toBeUndefined();
  });

  it.each(['\0', 'a\0b', '\ud800', ''])('are not looked for by what no database holds: %j', async (id) => {
    const answer = await api.call('POST', `${path}again/`, { supervisor: 's1', body: { id } });
    expect(answer.statusCode, answer.body).toBe(422);
  });

  it('are sent again once, by a supervisor whom the access log names', async () => {
    const { messageId, declarationId } = await refused();
    const again = () => api.call('POST', `${path}again/`, { supervisor: 's1', body: { id: messageId } });
    const agent = await api.call('POST', `${path}again/`, { agent: 'a1', body: { id: messageId } });
    expect(agent.statusCode).toBe(403);
    const before = woken;
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(woken).toBe(before + 1);
    const left = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(left.mails.map(({ id }: { id: string }) => id)).not.toContain(messageId);
    const sent: string[] = [];
    await deliverMails({
      run: storage.database.run,
      now,
      composers: {
        'declaration-receipt': async () => ({ subject: 'a', text: 'a', html: 'a', attachments: [] }),
      },
      send: async (mail) => void sent.push(mail.messageId),
      onFailure: () => undefined,
    });
    expect(sent).toContain(messageId);
    const entries = await storage.database.run({
      text: `select agent_id, subject_kind, details ->> 'mail' as mail from access_log
        where action = 'mail-sent-again' and subject_id = $1`,
      values: [declarationId],
    });
    expect(entries).toEqual([{ agent_id: 's1', subject_kind: 'declaration', mail: 'declaration-receipt' }]);
  });

  it('are left alone by a supervisor whom the access log names, and count no more, whatever is asked since', async () => {
    const { id } = await api.submitted();
    const { messageId, declarationId } = await refused(id);
    const ask = (what: 'drop' | 'again', who: object) =>
      api.call('POST', `${path}${what}/`, { ...who, body: { id: messageId } });
    expect((await ask('drop', { agent: 'a1' })).statusCode).toBe(403);
    const before = (await countOutbox(storage.database.run)).refused;
    const answers = await Promise.all([
      ask('drop', { supervisor: 's1' }),
      ask('drop', { supervisor: 's1' }),
      ask('drop', { supervisor: 's1' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
    const left = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(left.mails.map(({ id }: { id: string }) => id)).not.toContain(messageId);
    expect((await countOutbox(storage.database.run)).refused).toBe(before - 1);
    expect((await ask('again', { supervisor: 's1' })).statusCode).toBe(404);
    // On its declaration's sheet it is still one that could not be sent.
    const rows = await storage.database.run({
      text: 'select sent_at, is_dropped, given_up from mail_outbox where message_id = $1',
      values: [messageId],
    });
    expect(rows).toEqual([{ sent_at: now(), is_dropped: true, given_up: 'refused' }]);
    const sheet = await api.call('GET', `/api/declaration/${id}/mails/`, { agent: 'a1' });
    expect(sheet.json().mails).toContainEqual(
      expect.objectContaining({ kind: 'receipt', isGivenUp: true, to: 'e…@exemple.fr' }),
    );
    const entries = await storage.database.run({
      text: `select agent_id, subject_kind, details ->> 'mail' as mail from access_log
        where action = 'mail-dropped' and subject_id = $1`,
      values: [declarationId],
    });
    expect(entries).toEqual([{ agent_id: 's1', subject_kind: 'declaration', mail: 'declaration-receipt' }]);
  });

  it('left alone late are kept no longer than those that never leave', async () => {
    const { messageId } = await refused();
    const day = 24 * 3_600_000;
    const daysFrom = (moment: Date, days: number): Date => new Date(moment.getTime() + days * day);
    await storage.database.run({
      text: 'update mail_outbox set created_at = $2 where message_id = $1',
      values: [messageId, daysFrom(now(), 1 - retentionTerms.unsentMails)],
    });
    await api.call('POST', `${path}drop/`, { supervisor: 's1', body: { id: messageId } });
    const [row] = await storage.database.run<{ sent_at: Date }>({
      text: 'select sent_at from mail_outbox where message_id = $1',
      values: [messageId],
    });
    expect(row?.sent_at).toEqual(daysFrom(now(), 1 - retentionTerms.sentMails));
  });

  it.each([{}, { id: '' }, { id: 'x'.repeat(600) }, { id: 3 }, []])('refuse %j', async (body) => {
    for (const what of ['again', 'drop']) {
      const answer = await api.call('POST', `${path}${what}/`, { supervisor: 's1', body });
      expect(answer.statusCode).toBe(422);
    }
  });
});
