import { minuteMs } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { declarationsOn } from '../declaration/testing/declarations-on';

describe.each(engines)('a receipt that is asked for again on the $name', ({ open }) => {
  let clock = Date.parse('2026-11-21T10:00:00Z');
  const { api, storage } = declarationsOn(open, { now: () => new Date(clock) });

  async function paid(): Promise<string> {
    const { id } = await api.submitted();
    for (const body of [{ status: 'validated' }, { status: 'paid', payment: 'card' }]) {
      expect((await api.call('PATCH', `${id}/`, { agent: 'a1', body })).statusCode).toBe(200);
    }
    clock += minuteMs;
    return id;
  }

  const send = (id: string) => api.call('POST', `${id}/receipt/mail/`, { agent: 'a1' });
  const became = (id: string, state: string) =>
    storage.database.run({
      text: `update mail_outbox set ${state} where payload ->> 'declarationId' = $1::text and composer like '%receipt%'`,
      values: [id],
    });

  it.each([
    ['could not be sent', "given_up = 'refused', given_up_at = created_at"],
    ['was worth nothing any more', 'is_dropped = true'],
  ])('leaves at once where the one before %s, however often', async (_what, state) => {
    const id = await paid();
    for (const _time of [1, 2, 3]) {
      await became(id, state);
      expect((await send(id)).statusCode).toBe(200);
    }
  });

  it('leaves each time over minutes that go by, none of which left before', async () => {
    // Two minutes after the beginning of one of the hour's twelfths.
    clock = Math.ceil(clock / (60 * minuteMs)) * 60 * minuteMs + minuteMs;
    const id = await paid();
    const answers: number[] = [];
    for (const later of [3.5 * minuteMs, 2 * minuteMs, minuteMs, minuteMs]) {
      clock += later;
      await became(id, "given_up = 'refused', given_up_at = created_at");
      answers.push((await send(id)).statusCode);
    }
    expect(answers).toEqual([200, 200, 200, 200]);
  });

  it('waits for the one that has not left yet, which is not said to have left', async () => {
    const id = await paid();
    expect((await send(id)).json()).toMatchObject({
      status: 429,
      code: 'receipt-waiting',
      detail:
        'Un message attend déjà de partir : il partira de lui-même. Attendez avant de le renvoyer.'.replace(
          ' :',
          '\u00A0:',
        ),
    });
  });

  it('waits where one has just left', async () => {
    const id = await paid();
    await became(id, 'sent_at = created_at');
    expect((await send(id)).json()).toMatchObject({ status: 429, code: 'receipt-just-sent' });
  });
});
