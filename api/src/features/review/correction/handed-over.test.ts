import type { Declaration } from '@retour/contract';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../../test/engines';
import { recordMails } from '../../../../test/record-mails';
import { shippedCatalogue } from '../../../../test/shipped-data';
import { testReceipts } from '../../../../test/start-app';
import { deliverMails } from '../../../platform/mail/deliver-mails';
import { createDevelopmentMailbox } from '../../../platform/mail/development-mailbox';
import { declarationMailComposers } from '../../declaration/mails/declaration-mails';
import { declarationsOn } from '../../declaration/testing/declarations-on';

const agent = 'a1';
const bought = [
  {
    customId: 'i',
    customName: 'Statuette en ivoire',
    restriction: 'ivory',
    originalValue: 460,
    currency: 'USD',
  },
  { customId: 'l', id: 'lampe-de-table', originalValue: 200, currency: 'USD' },
];
const handed = (customId: string) => ({
  reason: 'Article interdit remis à la douane.',
  corrections: [{ customId, handedOver: true }],
});
const plain = (text: string): string => text.replace(/[\s\u00A0\u202F\u2060]+/gu, ' ');

describe.each(engines)('an article that may not enter, on the $name', ({ open }) => {
  const { storage, api } = declarationsOn(open);
  const mailbox = createDevelopmentMailbox();

  async function mailTo(recipient: string, subject: string): Promise<string> {
    await deliverMails({
      run: storage.database.run,
      composers: declarationMailComposers(storage.database.run, shippedCatalogue, testReceipts.of),
      send: recordMails(mailbox.send),
      now: () => new Date(),
      onFailure: (delay) => {
        throw new Error(JSON.stringify(delay));
      },
    });
    const mail = mailbox.mails().find((one) => one.to === recipient && plain(one.subject).includes(subject));
    return plain(mail?.text ?? '');
  }

  const correct = (id: string, version: number, body: object) =>
    api.call('POST', `${id}/correction/`, { agent, ifMatch: `"${version}"`, body });

  it('is paid for no more once it is handed over, which its corrections remember', async () => {
    const { id, token } = await api.submitted({ shoppingProducts: bought });
    const before: Declaration = (await api.call('GET', `${id}/`, { agent })).json();
    const known = { total: 40.97, withoutForbidden: { total: 0, totalIsMinimum: false } };
    expect(before.assessment).toMatchObject(known);

    const after: Declaration = (await correct(id, 2, handed('i'))).json();
    expect(after.assessment.total).toBe(0);
    expect(after.shoppingProducts.map(({ handedOver }) => handedOver)).toEqual([true, undefined]);
    const older = await api.call('GET', `${id}/versions/2/`, { agent });
    expect(older.json().assessment).toEqual(before.assessment);

    // Another correction leaves it handed over; the same one again changes nothing.
    const dearer = { reason: 'Prix lu sur le ticket.', corrections: [{ customId: 'l', originalValue: 210 }] };
    const again: Declaration = (await correct(id, 3, dearer)).json();
    expect(again.assessment.shoppingProducts.map(({ status }) => status)).toEqual([
      'handed-over',
      'relieved',
    ]);
    expect((await correct(id, 4, handed('i'))).json().errors[0].code).toBe('nothing-corrected');
    // Its earlier version tells it from a correction too.
    const handedOver = await api.call('GET', `${id}/versions/3/`, { agent });
    expect(handedOver.json().correction).toEqual(after.correction);

    const back = { reason: 'Le voyageur l’a repris.', corrections: [{ customId: 'i', handedOver: false }] };
    const corrected: Declaration = (await correct(id, 4, back)).json();
    expect(corrected.assessment.total).toBeGreaterThan(40);
    // The trail tells what was handed over from what was corrected.
    const { history } = (await api.call('GET', `${id}/history/`, { agent })).json();
    const made = history.filter(({ action }: { readonly action: string }) => action === 'corrected');
    expect(made.map(({ handedOver }: { readonly handedOver?: number }) => handedOver)).toEqual([
      1,
      undefined,
      undefined,
    ]);
    const read: Declaration = (await api.call('GET', `${id}/`, { token })).json();
    const reasons = [
      'Article interdit remis à la douane.',
      'Prix lu sur le ticket.',
      'Le voyageur l’a repris.',
    ];
    expect(read.corrections?.map(({ reason }) => reason)).toEqual(reasons);
    expect(read.corrections?.at(-1)).toEqual(read.correction);
    expect(read.corrections?.map(({ handedOver }) => handedOver)).toEqual([1, undefined, undefined]);
    expect([after, again].map(({ correction }) => correction?.handedOver)).toEqual([1, undefined]);
    expect([before.corrections, corrected.corrections]).toEqual([undefined, undefined]);
  });

  it.each([
    [
      'alone',
      {},
      'Article remis : votre déclaration',
      'a enregistré la remise d’un article de votre déclaration',
    ],
    [
      'with another change',
      { declared: { age: 30 } },
      'est corrigée',
      'Un agent de la douane a corrigé votre déclaration',
    ],
  ])('is said in the mail for what it is: handed over %s', async (kind, besides, subject, sentence) => {
    const declarantEmail = `remise-${kind.length}@exemple.fr`;
    const { id } = await api.submitted({ shoppingProducts: bought, declarantEmail });
    expect((await correct(id, 2, { ...handed('i'), ...besides })).statusCode).toBe(200);
    const mail = await mailTo(declarantEmail, subject);
    expect(mail).toContain(sentence);
    expect(mail).toMatch(
      kind === 'alone' ? /Remise enregistrée par un agent le/u : /Corrigée par un agent le/u,
    );
    if (kind === 'alone') expect(mail).not.toMatch(/corrig/iu);
  });

  it('is the only one that can be handed over, and only by an agent', async () => {
    const handedOver = bought.map((article) => ({ ...article, handedOver: true }));
    const { id } = await api.submitted({ shoppingProducts: handedOver });
    const declared: Declaration = (await api.call('GET', `${id}/`, { agent })).json();
    expect([declared.assessment.total, declared.shoppingProducts[0]?.handedOver]).toEqual([40.97, undefined]);
    const refused = await correct(id, 2, handed('l'));
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([422, 'corrections.0.handedOver']);
  });
});
