import { randomUUID } from 'node:crypto';
import { type Declaration, type DeclarationMail, receiptNumberOf, secondMs } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { recordMails } from '../../../../test/record-mails';
import { shippedCatalogue } from '../../../../test/shipped-data';
import { testReceipts } from '../../../../test/start-app';
import { deliverMails } from '../../../platform/mail/deliver-mails';
import { createDevelopmentMailbox } from '../../../platform/mail/development-mailbox';
import { holdMails } from '../../../platform/mail/outbox';
import { declarationsOn } from '../testing/declarations-on';
import { declarationMailComposers } from './declaration-mails';

const [agent, supervisor] = ['a1', 's1'] as const;
const reason = 'Carte refusée après coup.';
const plain = (text: string): string => text.replace(/[\s\u00A0\u202F\u2060]+/gu, ' ');

describe.each(engines)('mails that leave once the declaration moved on, on the $name', ({ open }) => {
  let clock = Date.parse('2026-11-21T10:00:00Z');
  const now = (): Date => {
    clock += secondMs;
    return new Date(clock);
  };
  const { storage, api } = declarationsOn(open, { now });
  const mailbox = createDevelopmentMailbox();

  async function leaving(): Promise<void> {
    await deliverMails({
      run: storage.database.run,
      composers: declarationMailComposers(storage.database.run, shippedCatalogue, testReceipts.of),
      send: recordMails(mailbox.send),
      now,
      onFailure: (delay) => {
        throw new Error(JSON.stringify(delay));
      },
    });
  }
  async function mailsTo(recipient: string): Promise<readonly { subject: string; text: string }[]> {
    await leaving();
    return mailbox
      .mails()
      .filter(({ to }) => to === recipient)
      .map(({ subject, text }) => ({ subject: plain(subject), text: plain(text) }))
      .toReversed();
  }
  async function change(id: string, body: object, who: object = { agent }): Promise<Declaration> {
    const answer = await api.call('PATCH', `${id}/`, { ...who, body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }
  const pay = (id: string, payment = 'card') => change(id, { status: 'paid', payment });
  const reverse = (id: string) => change(id, { status: 'validated', reason }, { supervisor });
  async function correct(id: string, ifMatch: string, body: object): Promise<void> {
    const answer = await api.call('POST', `${id}/correction/`, {
      agent,
      ifMatch,
      body: { reason: 'Prix lu sur la facture.', ...body },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  const priced = (originalValue: number) => ({ corrections: [{ customId: 'a', originalValue }] });
  async function sent(): Promise<{ id: string; publicId: string; address: string }> {
    const address = `${randomUUID()}@exemple.fr`;
    const { id } = await api.submitted({ declarantEmail: address });
    await leaving();
    const { publicId } = await change(id, { status: 'validated' });
    return { id, publicId, address };
  }
  /** What the sheet says of each mail. */
  async function toldOf(id: string): Promise<readonly DeclarationMail[]> {
    const answer = await api.call('GET', `${id}/mails/`, { agent });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().mails;
  }
  const numberOf = ({ receipt }: Declaration): string =>
    receipt === undefined ? '' : receiptNumberOf(receipt);

  it('say that a payment was reversed, though another one stands since, and bring the receipt of that one once', async () => {
    const { id, publicId, address } = await sent();
    const first = numberOf(await pay(id));
    await reverse(id);
    const second = numberOf(await pay(id, 'cash'));
    const [, ...mails] = await mailsTo(address);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Reçu de votre déclaration ${publicId}`,
      `Un paiement de votre déclaration ${publicId} a été annulé`,
    ]);
    const text = mails.find(({ subject }) => subject.startsWith('Un paiement'))?.text;
    expect(text).toContain('par carte. Ce qui a été encaissé vous est rendu.');
    expect(text).toContain(`Le reçu ${first} que vous aviez ne vaut plus rien.`);
    expect(text).toContain(`Un autre paiement a été enregistré depuis : le reçu ${second} en est la preuve.`);
    expect(text).not.toContain('de nouveau à payer');
  });

  it('say each payment that was reversed, and what it ended in', async () => {
    const { id, address } = await sent();
    const numbers = [numberOf(await pay(id))];
    await reverse(id);
    numbers.push(numberOf(await pay(id)));
    await reverse(id);
    await change(id, { status: 'abandoned' });
    const [, ...mails] = await mailsTo(address);
    const reversals = mails.filter(({ subject }) => subject.startsWith('Le paiement'));
    expect(reversals.map(({ text }) => /Le reçu (\S+) que vous aviez/u.exec(text)?.[1])).toEqual(numbers);
    for (const { text } of reversals) expect(text).not.toContain('de nouveau à payer');
    expect(mails).toHaveLength(3);
    expect(mails.at(-1)?.subject).toContain('abandonn');
  });

  it('say nothing of a closing that was reversed, once the declaration ended otherwise', async () => {
    const address = `${randomUUID()}@exemple.fr`;
    const carnet = { customId: 'a', customName: 'Carnet', originalValue: 12, currency: 'EUR' };
    const { id } = await api.submitted({ declarantEmail: address, shoppingProducts: [carnet] });
    await leaving();
    await change(id, { status: 'paid' });
    await reverse(id);
    await change(id, { status: 'paid' });
    const [, ...mails] = await mailsTo(address);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/est close$/u)]);
  });

  it('say two quick corrections at once', async () => {
    const address = `${randomUUID()}@exemple.fr`;
    const { id } = await api.submitted({ declarantEmail: address });
    await leaving();
    await correct(id, '"2"', priced(710));
    await correct(id, '"3"', { ...priced(720), reason: 'Prix relu sur la facture.' });
    await change(id, { status: 'validated' });
    const [, ...mails] = await mailsTo(address);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Prix lu sur la facture.');
    expect(mails[0]?.text).toContain('Prix relu sur la facture.');
  });

  it.each([
    ['corrected', `${randomUUID()}@exemple.fr`],
    ['taken away', ''],
  ])(
    'go no more to an address that was %s, and what is to be known goes to the right one',
    async (_what, right) => {
      const wrong = `${randomUUID()}@exemple.fr`;
      const { id } = await api.submitted({ declarantEmail: wrong });
      await holdMails(storage.database.run, now());
      const [held] = await storage.database.run<{ id: string }>({
        text: `select message_id as id from mail_outbox where recipient = $1`,
        values: [wrong],
      });
      await correct(id, '"2"', { declared: { declarantEmail: right } });
      const again = await api.call('POST', '/api/mail/unsent/again/', { supervisor, body: { id: held?.id } });
      expect(again.statusCode, again.body).toBe(200);
      expect(await mailsTo(wrong)).toEqual([]);
      const submission = (await toldOf(id)).find(({ kind }) => kind === 'submission');
      expect(submission).toMatchObject({ isDropped: true });
      expect(submission).not.toHaveProperty('sentAt');
      const corrections = right === '' ? [] : [expect.stringMatching(/est corrigée$/u)];
      expect((await mailsTo(right)).map(({ subject }) => subject)).toEqual(corrections);
      await change(id, { status: 'refused' });
      expect(await mailsTo(wrong)).toEqual([]);
      expect(await mailsTo(right)).toHaveLength(right === '' ? 0 : 2);
    },
  );

  it('follow to the right address where the correction does not say them: a payment that was reversed', async () => {
    const { id, publicId, address } = await sent();
    const number = numberOf(await pay(id));
    await reverse(id);
    const right = `n${randomUUID()}@exemple.fr`;
    await correct(id, '"5"', { declared: { declarantEmail: right } });
    const mails = await mailsTo(right);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Le paiement de votre déclaration ${publicId} est annulé`,
      `Votre déclaration ${publicId} est corrigée`,
    ]);
    const reversal = mails.find(({ subject }) => subject.startsWith('Le paiement'));
    expect(reversal?.text).toContain(`Le reçu ${number} que vous aviez ne vaut plus rien.`);
    expect(await mailsTo(address)).toHaveLength(1);
    // Said where it is asked what was sent: the receipt had become void before it left.
    const told = await toldOf(id);
    expect(told.find(({ kind }) => kind === 'decision')).toMatchObject({
      to: 'n…@exemple.fr',
      sentAt: expect.any(String),
    });
    const receipt = told.find(({ kind }) => kind === 'receipt');
    expect(receipt).toMatchObject({ to: `${address.charAt(0)}…@exemple.fr`, isDropped: true });
    expect(receipt).not.toHaveProperty('sentAt');
  });

  it('follow there what was opened again, until something else is decided', async () => {
    const { id, publicId } = await sent();
    await change(id, { status: 'refused' });
    await change(id, { status: 'submitted', reason: 'Le voyageur a retrouvé sa facture.' }, { supervisor });
    const right = `n${randomUUID()}@exemple.fr`;
    await correct(id, '"5"', { declared: { declarantEmail: right } });
    expect((await mailsTo(right)).map(({ subject }) => subject).toSorted()).toEqual([
      `Votre déclaration ${publicId} est corrigée`,
      `Votre déclaration ${publicId} est rouverte`,
    ]);
  });

  it('go to nobody else, whatever they say', async () => {
    const { id, address } = await sent();
    await pay(id);
    await reverse(id);
    await change(id, { status: 'refused' });
    await storage.database.run({
      text: `update mail_outbox set recipient = 'stranger@exemple.fr' where recipient = $1 and sent_at is null`,
      values: [address],
    });
    expect(await mailsTo('stranger@exemple.fr')).toEqual([]);
  });
});
