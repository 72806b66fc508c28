import { type Declaration, formatMoment, minuteMs } from '@retour/contract';
import { travellerStatusWords, typographyFaults, wordJoiner } from '@retour/core';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '../../../../test/engines';
import { mailTexts } from '../../../../test/mail-texts';
import { recordMails } from '../../../../test/record-mails';
import { shippedCatalogue } from '../../../../test/shipped-data';
import { testReceipts } from '../../../../test/start-app';
import { deliverMails } from '../../../platform/mail/deliver-mails';
import { holdMails } from '../../../platform/mail/outbox';
import { createSmtp } from '../../../platform/mail/smtp';
import { nomenclatureOf } from '../described-line';
import { pdfText } from '../testing/pdf-text';
import { sampleDeclaration } from '../testing/sample-declaration';
import { type DeclarationsUnderTest, startDeclarations } from '../testing/start-declarations';
import { writeCancellationMail } from './cancellation-mail';
import { writeCorrectionMail } from './correction-mail';
import { declarationMailComposers } from './declaration-mails';
import { writeReceiptMail } from './receipt-mail';

describe('the mail that brings a receipt', () => {
  it.each([
    [{ payment: 'card' as const }, `Payé par carte, le ${formatMoment('2026-11-21T09:05:00.000Z')}.`],
    [{ assessment: { ...sampleDeclaration().assessment, total: 0 } }, 'rien n’était à payer.'],
  ])('is well set and names the service: %j', async (changes, expected) => {
    const declaration = sampleDeclaration({ status: 'paid', ...changes });
    const mail = await writeReceiptMail(declaration, nomenclatureOf(shippedCatalogue));
    expect(mailTexts(mail).flatMap(typographyFaults)).toEqual([]);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(expected);
      expect(part).toContain('Retour en France.');
    }
  });
});

it.each([
  ['receipt', 'paid', writeReceiptMail],
  ['correction', 'submitted', writeCorrectionMail],
] as const)('the mail of a %s makes no link of the reason that an agent wrote', async (_, status, write) => {
  const correction = {
    at: '2026-11-21T10:00:00.000Z',
    reason: 'Voir www.marque.example et http://a.example',
  };
  const mail = await write(sampleDeclaration({ status, correction }), nomenclatureOf(shippedCatalogue));
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('www. marque. example');
    expect(part).not.toMatch(/marque\.example|a\.example|http:\/\//);
  }
});

it('the mail of what was closed with nothing to pay brings a document, which is no receipt', async () => {
  const assessment = { ...sampleDeclaration().assessment, total: 0 };
  const declaration = sampleDeclaration({ status: 'paid', assessment });
  const mail = await writeReceiptMail(declaration, nomenclatureOf(shippedCatalogue));
  expect(mail.subject).toBe(`Votre déclaration ${declaration.publicId} est close`);
  expect(mail.text).toContain('Le document est joint à ce message');
  expect(mailTexts(mail).join(' ')).not.toMatch(/reçu/iu);
});

it('the mail of a cancelled declaration is well set', async () => {
  const mail = await writeCancellationMail(sampleDeclaration({ status: 'cancelled' }));
  expect(mailTexts(mail).flatMap(typographyFaults)).toEqual([]);
});

describe.each(engines)('receipts by mail, on the $name', ({ open }) => {
  let storage: TestDatabase;
  let api: DeclarationsUnderTest;
  let server: SMTPServer;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  let woken = 0;
  const received: { readonly to: readonly string[]; readonly email: Email }[] = [];
  const now = (): Date => new Date(clock);

  beforeAll(async () => {
    storage = await open();
    api = await startDeclarations(
      storage,
      { now },
      {
        onMailQueued: () => {
          woken += 1;
        },
      },
    );
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const email = await PostalMime.parse(Buffer.concat(chunks).toString());
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), email });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    received.length = 0;
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await api.app.close();
    await storage.dispose();
  });

  async function deliver(): Promise<void> {
    const address = server.server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Retour <rf@example.org>' });
    const delays: object[] = [];
    await deliverMails({
      run: storage.database.run,
      composers: declarationMailComposers(storage.database.run, shippedCatalogue, testReceipts.of),
      send: recordMails(smtp.send),
      now,
      onFailure: (delay) => delays.push(delay),
    });
    smtp.close();
    expect(delays).toEqual([]);
  }

  async function change(id: string, body: object): Promise<Declaration> {
    const answer = await api.call('PATCH', `${id}/`, { agent: 'a1', body });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  async function paid(changes?: Readonly<Record<string, unknown>>): Promise<Declaration> {
    const { id } = await api.submitted(changes);
    await change(id, { status: 'validated' });
    await deliver();
    received.length = 0;
    return change(id, { status: 'paid', payment: 'card' });
  }

  const send = (id: string, agent?: string) =>
    api.call('POST', `${id}/receipt/mail/`, agent === undefined ? {} : { agent });

  it('leaves with the payment, once, with the receipt of the present version', async () => {
    const before = woken;
    const { id, publicId, version, code } = await paid();
    expect(woken).toBeGreaterThan(before);
    await deliver();
    await deliver();
    expect(received.map(({ to }) => to)).toEqual([['elodie+douane@exemple.fr']]);
    const { email } = received[0] ?? {};
    expect(email?.subject).toBe(`Reçu de votre déclaration ${publicId}`);
    const file = email?.attachments[0];
    expect(file?.filename).toBe(`recu-${publicId}.pdf`);
    const [page = ''] = await pdfText(new Uint8Array(file?.content as ArrayBuffer));
    expect(page).toContain('Reçu de paiement');
    expect(page).toContain('Payé par carte');
    expect(code?.split('~')[3]).toBe(String(version));
    expect((await api.call('GET', `${id}/`, { agent: 'a1' })).json().code).toBe(code);
  });

  it('is sent again by an agent, who reads when and to which masked address', async () => {
    const { id } = await paid();
    await deliver();
    received.length = 0;
    expect((await send(id, 'a1')).json()).toMatchObject({ status: 429, code: 'receipt-just-sent' });
    clock += 6 * minuteMs;
    const asked = await send(id, 'a1');
    expect(asked.statusCode).toBe(200);
    expect(asked.json().mails[0]).toEqual({
      kind: 'receipt',
      to: 'e…@exemple.fr',
      askedAt: now().toISOString(),
    });
    expect((await send(id, 'a2')).statusCode).toBe(429);
    await deliver();
    expect(received).toHaveLength(1);
    const { mails } = (await api.call('GET', `${id}/mails/`, { agent: 'a2' })).json();
    expect(mails[0]).toMatchObject({ kind: 'receipt', sentAt: now().toISOString() });
    // The first two were written in the same moment of this clock.
    const kinds = mails.map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['receipt', 'receipt', 'submission']);
  });

  it('is said to wait since a restoration, not to have failed, where nobody knows whether it left', async () => {
    const { id } = await paid();
    await holdMails(storage.database.run, now());
    const { mails } = (await api.call('GET', `${id}/mails/`, { agent: 'a1' })).json();
    const receipt = mails.find(({ kind }: { kind: string }) => kind === 'receipt');
    expect(receipt).toMatchObject({ isHeld: true });
    expect(receipt).not.toHaveProperty('isGivenUp');
  });

  it('leaves once when two agents ask at the same time', async () => {
    const { id } = await paid();
    clock += 6 * minuteMs;
    const asked = await Promise.all([send(id, 'a1'), send(id, 'a2')]);
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
  });

  it('is followed by nothing of a cancelled declaration, whose own mail says what it is worth', async () => {
    const { id, token } = await api.submitted();
    await deliver();
    received.length = 0;
    const before = woken;
    const cancelled = await api.call('PATCH', `${id}/`, { token, body: { status: 'cancelled' } });
    const { publicId }: Declaration = cancelled.json();
    expect(woken).toBeGreaterThan(before);
    await deliver();
    await deliver();
    expect(received.map(({ to }) => to)).toEqual([['elodie+douane@exemple.fr']]);
    const { email } = received[0] ?? {};
    expect(email?.subject).toBe(`Votre déclaration ${publicId} est annulée`);
    expect(email?.text).toContain(travellerStatusWords.cancelled.meaning);
    expect(email?.text).toContain('Ne montrez plus son code QR');
    expect(email?.attachments).toEqual([]);
    const { mails } = (await api.call('GET', `${id}/mails/`, { agent: 'a1' })).json();
    expect(mails.map(({ kind }: { kind: string }) => kind)).toContain('cancellation');
  });

  it('is not written of a draft that is given up, nor without an address', async () => {
    const draft = await api.draft();
    const silent = await api.submitted({ declarantEmail: undefined });
    for (const { id, token } of [draft, silent]) {
      const cancelled = await api.call('PATCH', `${id}/`, { token, body: { status: 'cancelled' } });
      expect(cancelled.statusCode).toBe(200);
    }
    await deliver();
    expect(received.filter(({ email }) => email.subject?.includes('annulée'))).toEqual([]);
  });

  it('is not for a declaration that is not paid, that has no address, nor for the public', async () => {
    const { id } = await api.submitted();
    expect((await send(id, 'a1')).json()).toMatchObject({ status: 409, code: 'receipt-before-payment' });
    expect((await send(id)).statusCode).toBe(401);
    const silent = await paid({ declarantEmail: undefined });
    expect((await send(silent.id, 'a1')).json()).toMatchObject({
      status: 409,
      code: 'receipt-without-address',
      detail: expect.stringContaining(`Nous n’avons pas l’adresse e-${wordJoiner}mail du voyageur`),
    });
    await deliver();
    expect(received.filter(({ email }) => email.subject?.includes(silent.publicId))).toEqual([]);
  });

  it('says of a declaration whose traveller was erased that this is why it does not leave', async () => {
    const { id } = await paid();
    const body = { ground: 'person' };
    expect((await api.call('POST', `${id}/erasure/`, { supervisor: 's1', body })).statusCode).toBe(200);
    expect((await send(id, 'a1')).json()).toMatchObject({
      status: 409,
      code: 'receipt-after-erasure',
      detail: expect.stringContaining('ont été effacées'),
    });
  });
});
