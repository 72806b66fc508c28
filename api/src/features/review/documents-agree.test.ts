import { randomUUID } from 'node:crypto';
import { type Declaration, formatMoment } from '@retour/contract';
import {
  answerWords,
  describeArticle,
  formatAskedTotal,
  formatComputedTotal,
  formatEurosAmount,
  formatLineTotal,
  formatStatus,
  hasAmount,
  indexCatalogue,
  lineStatusWords,
  nameOfArticle,
  owedWords,
  purchaseWords,
  stageOf,
  stageOfDeclaration,
  warningWords,
  wordJoiner,
} from '@retour/core';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { recordMails } from '../../../test/record-mails';
import { shippedCatalogue } from '../../../test/shipped-data';
import { testReceipts } from '../../../test/start-app';
import { deliverMails } from '../../platform/mail/deliver-mails';
import { createDevelopmentMailbox } from '../../platform/mail/development-mailbox';
import { countryText } from '../declaration/country-text';
import { describeLine, readingOf, totalInSentence } from '../declaration/described-line';
import { declarationMailComposers } from '../declaration/mails/declaration-mails';
import { declarationsOn } from '../declaration/testing/declarations-on';
import { pdfText } from '../declaration/testing/pdf-text';

const products = indexCatalogue(shippedCatalogue);
const plain = (text: string): string => text.replaceAll(wordJoiner, '').replace(/[\s\u00A0\u202F]+/gu, ' ');

/** What every document says of a declaration, read from it as the pages read it. */
function fieldsOf({ publicId, assessment, status }: Declaration): Record<string, readonly string[]> {
  const lines = assessment.shoppingProducts.map((line) => {
    const product = products.get(line.id ?? '') ?? null;
    return { line, product, name: nameOfArticle(product, line.customName) };
  });
  return {
    reference: [publicId],
    name: lines.map(({ name }) => name),
    'name with its quantity and unit': lines.map(({ line, product, name }) =>
      describeArticle({ ...line, name }, product),
    ),
    classification: lines.map(({ line }) => lineStatusWords[line.status]),
    amount: lines.map(({ line }) => formatLineTotal(line)),
    total: [formatAskedTotal(assessment)],
    state: [formatStatus({ status, total: assessment.total })],
    'country of purchase': lines.flatMap(({ line: { purchaseCountry } }) =>
      purchaseCountry === undefined ? [] : purchaseWords(countryText(purchaseCountry)),
    ),
  };
}

/** One of each kind: counted, in litres, reclassified, out of the nomenclature, bought in another country. */
const baskets = {
  'with something to pay': [
    { customId: 'a', id: 'parfum', originalValue: 1_234.5, currency: 'EUR', amount: 2 },
    { customId: 'b', id: 'whisky', originalValue: 60, currency: 'USD', amount: 1.5, alcoholDegree: 40 },
    {
      customId: 'c',
      customName: 'Vase « ancien »',
      originalValue: 80,
      currency: 'USD',
      purchaseCountry: 'JP',
    },
    { customId: 'd', id: 'robe-coton', originalValue: 60, currency: 'EUR', purchaseCountry: 'ES' },
  ],
  'with something to assess': [
    { customId: 'a', id: 'parfum', originalValue: 20, currency: 'EUR' },
    { customId: 'c', customName: 'Lustre', originalValue: 2_000, currency: 'EUR' },
  ],
} as const;

const nameOf = ({ id, customName }: Declaration['assessment']['shoppingProducts'][number]): string =>
  nameOfArticle(products.get(id ?? '') ?? null, customName);

const free = (customName: string, changes: object = {}): object => ({
  customId: 'a',
  customName,
  originalValue: 12,
  currency: 'EUR',
  ...changes,
});
const perfume = { customId: 'p', id: 'parfum', originalValue: 1_234.5, currency: 'EUR' };

/** Orders that can be followed before sending only. */
const outOfTime = /Choisissez-le|Répondez avant|N’en rapportez|Avant \d+ ans|à vérifier : À vérifier/u;

/** What is more than an amount, declared from the United States; what every document says first, and of what is owed. */
const answers: Readonly<Record<string, readonly object[]>> = {
  forbidden: [free('Saucisson', { restriction: 'meat' })],
  'forbidden, and another taxed because of it': [
    free('Statuette en ivoire', { restriction: 'ivory', originalValue: 460, currency: 'USD' }),
    { ...perfume, id: 'lampe-de-table', originalValue: 200, currency: 'USD' },
  ],
  'forbidden, and to pay': [free('Saucisson', { restriction: 'meat' }), perfume],
  doubtful: [free('Saucisson')],
  'doubtful, and to pay': [free('Saucisson'), perfume],
  'a drink in doubt': [free('Bière brune')],
  regulated: [free('Carabine', { restriction: 'weapons' })],
  'regulated, and to pay': [free('Carabine', { restriction: 'weapons' }), perfume],
  minimum: [
    free('Lustre', { originalValue: 16_000 }),
    { ...perfume, id: 'whisky', amount: 4, alcoholDegree: 40 },
  ],
  'to assess': [free('Lustre', { originalValue: 16_000 })],
  nothing: [free('Vase')],
  'regulated, to assess': [free('Carabine', { restriction: 'weapons', originalValue: 16_000 })],
  'a toy, of two names': [
    free('Poulet en peluche', { restrictionAnswers: { meat: 'no' } }),
    free('Saucisson', { customId: 's', restriction: 'meat' }),
    free('Jambon', { customId: 'j', restriction: 'meat' }),
  ],
  'rate to confirm, beside what nobody knows': [
    free('Vase', { currency: 'EGP', originalValue: 5_000 }),
    free('Zorglub', { customId: 'z' }),
  ],
};

describe.each(engines)('the documents of a declaration, on the $name', ({ open }) => {
  const { storage, api } = declarationsOn(open);
  const mailbox = createDevelopmentMailbox();
  const agent = 'a1';

  async function mailTo(
    recipient: string,
    begins = 'Votre déclaration',
  ): Promise<{ readonly text: string; readonly file: Buffer }> {
    await deliverMails({
      run: storage.database.run,
      composers: declarationMailComposers(storage.database.run, shippedCatalogue, testReceipts.of),
      send: recordMails(mailbox.send),
      now: () => new Date(),
      onFailure: (delay) => {
        throw new Error(JSON.stringify(delay));
      },
    });
    const mail = mailbox.mails().find(({ to, subject }) => to === recipient && subject.startsWith(begins));
    return { text: plain(mail?.text ?? ''), file: mail?.attachments[0]?.content ?? Buffer.alloc(0) };
  }

  it.each(Object.entries(baskets))('agree field by field, %s', async (kind, shoppingProducts) => {
    const declarantEmail = kind.includes('assess') ? 'evaluer@exemple.fr' : 'payer@exemple.fr';
    const gone = { customId: 'z', customName: 'Bibelot', originalValue: 5, currency: 'EUR' };
    const { id } = await api.submitted({ shoppingProducts: [...shoppingProducts, gone], declarantEmail });
    const reclassified = await api.call('POST', `${id}/correction/`, {
      agent,
      ifMatch: '"2"',
      body: {
        reason: 'C’est un bijou.',
        corrections: [{ customId: 'a', productId: 'bijou-or' }],
        added: [{ customId: 'n', customName: 'Tapis', originalValue: 90, currency: 'EUR', amount: 2 }],
        removed: ['z'],
      },
    });
    expect(reclassified.statusCode).toBe(200);
    const declaration: Declaration = reclassified.json();
    const fields = fieldsOf(declaration);
    expect(fields.name?.[0]).toBe('Bijou en or ou platine');
    const news = await mailTo(declarantEmail, `Votre déclaration ${declaration.publicId} est corrigée`);
    expect(news.text).toContain('C’est un bijou.');
    for (const value of [...(fields.amount ?? []), ...(fields.total ?? [])].map(plain)) {
      expect(news.text.toLowerCase()).toContain(value.toLowerCase());
    }
    expect((await pdfText(news.file)).join(' ')).toContain(plain(fields.total?.[0] ?? ''));

    const receipt = await api.call('GET', `${id}/receipt.pdf`, { agent });
    const pdf = (await pdfText(receipt.rawPayload)).join(' ');
    const export_ = await api.exported({ search: declaration.declarantLastName });
    const rows: Record<string, string>[] = parse(export_.body, { bom: true, delimiter: ';', columns: true });
    const row = rows.find((one) => one.Référence === declaration.publicId) ?? {};
    const mail = await mailTo(declarantEmail);
    const attached = (await pdfText(mail.file)).join(' ');

    for (const [field, values] of Object.entries(fields)) {
      for (const value of values.map(plain)) {
        if (field === 'state') {
          expect(row.État, field).toBe(value);
          continue;
        }
        for (const [document, text] of Object.entries({ pdf, attached, csv: plain(row.Articles ?? '') })) {
          if (document === 'csv' && (field === 'total' || field === 'reference')) continue;
          // « À évaluer » opens a cell, « à évaluer » goes on a line.
          expect(text.toLowerCase(), `${field} in the ${document}`).toContain(value.toLowerCase());
        }
        if (field === 'classification' || field === 'total') continue;
        expect(mail.text.toLowerCase(), field).toContain(value.toLowerCase());
      }
    }
    const { totalCustomDuty, totalExcise, totalVat, total } = declaration.assessment;
    for (const [column, amount] of [
      ['Droit de douane, interdit compris', totalCustomDuty],
      ['Accise et cotisation, interdit compris', totalExcise],
      ['TVA, interdit compris', totalVat],
      ['Total en euros, interdit compris', total],
    ] as const) {
      if (total > 0)
        expect(formatEurosAmount(Number((row[column] ?? '').replace(',', '.')))).toBe(
          formatEurosAmount(amount),
        );
    }
    expect(row['Pays des achats']).toBe(
      kind === 'with something to pay' ? 'États-Unis, Japon, Espagne' : 'États-Unis',
    );
    expect(pdf).toContain(plain(formatMoment(declaration.submittedAt ?? '')));
    for (const text of [pdf, attached, mail.text, row.Articles ?? '']) {
      expect(text).toContain('Tapis');
      expect(text).not.toMatch(/bijou-or|Parfum(?! »)|Bibelot/u);
    }
  });

  async function rowOf({ publicId }: Declaration): Promise<Record<string, string>> {
    const list = await api.exported({ searchPublicId: publicId });
    const rows: Record<string, string>[] = parse(list.body, { bom: true, delimiter: ';', columns: true });
    return rows[0] ?? {};
  }

  /** The words of the screens, read in the document of now, in the mail with its document, and in the list. */
  async function expectAgreement(
    declaration: Declaration,
    token: string,
    mail: { text: string; file: Buffer },
  ): Promise<void> {
    const { status, assessment } = declaration;
    const [stage, isDue] = [stageOfDeclaration(declaration), stageOf(status) === 'due'];
    const { before, sentences, note, amount: inLists } = answerWords(assessment, stage);
    const { label, amount } = owedWords(assessment, stage);
    const names = new Map(assessment.shoppingProducts.map((line) => [line.customId, nameOf(line)]));
    const { laws, remarks } = warningWords(assessment.warnings, stage, (id) => names.get(id));
    // While something can be done, what is written of a line is what is asked for it.
    const reading = readingOf(declaration);
    const described = reading.answer.shoppingProducts.map((line) => describeLine(line, products, reading));
    const receipt = await api.call('GET', `${declaration.id}/receipt.pdf`, { token });
    const firsts = [...before, ...laws].map(({ text }) => plain(text));
    // What a paper says of an amount beside what is forbidden, the mail says too.
    if (isDue && before.some(({ verdict }) => verdict !== 'regulated') && assessment.total > 0) {
      for (const text of [label ?? '', note ?? '']) expect(mail.text).toContain(plain(text));
    }
    expect(mail.text).not.toMatch(outOfTime);
    for (const [name, file] of Object.entries({ pdf: receipt.rawPayload, attached: mail.file })) {
      // A line of the document may end at a hyphen.
      const text = plain((await pdfText(file)).join(' ')).replaceAll('- ', '-');
      const total = plain([label, amount].filter((text) => text !== null).join(' '));
      expect(text, name).not.toMatch(outOfTime);
      expect(text, name).toContain(total);
      for (const first of firsts) {
        expect(text.indexOf(first), name).toBeGreaterThan(-1);
        expect(text.indexOf(first), name).toBeLessThan(text.indexOf(total));
      }
      for (const remark of remarks.map(plain)) expect(text, name).toContain(remark);
      expect(text, name).not.toContain('interdit compris');
      if (isDue && assessment.withoutForbidden !== undefined && assessment.total > 0) {
        expect(text.split(plain(note ?? '')), name).toHaveLength(2);
      }
      if (!assessment.shoppingProducts.some(hasAmount)) expect(text, name).not.toMatch(/(?<!\d)0,00/u);
    }
    // A mail leaves typed names to its list: its sentences give their numbers in it.
    const quoted = assessment.shoppingProducts.flatMap(({ customName }) =>
      customName === undefined ? [] : [plain(`« ${customName} »`)],
    );
    for (const name of quoted) expect(mail.text).not.toContain(name);
    for (const sentence of [...firsts, ...sentences, ...remarks]) {
      const around = quoted.reduce((all, name) => all.flatMap((part) => part.split(name)), [plain(sentence)]);
      for (const part of around) expect(mail.text).toContain(part.replace(/^[, ]+|[, ]+$/gu, ''));
    }
    for (const line of described) {
      const total = totalInSentence(line);
      const beside = line.status === plain(total) ? '' : `, ${line.status}`;
      expect(mail.text).toContain(plain(`${line.article}${beside} : ${total}.`));
    }
    const row = await rowOf(declaration);
    expect(row.État).toBe(plain(formatStatus({ status, total: assessment.total })));
    const listed = described.map((line) => {
      const beside = line.statusBesideTotal === null ? '' : `${line.statusBesideTotal}, `;
      return plain(`${line.article} : ${beside}${totalInSentence(line)}`);
    });
    expect(row.Articles?.split('\n')).toEqual(listed);
    // What is computed, what may not enter too; what is asked, which the sums of a list add up, has a column of its own.
    const isNumber = /\d/u.test(formatComputedTotal(assessment)) || status === 'paid';
    const computed = assessment.total.toFixed(2).replace('.', ',');
    expect(row['Total en euros, interdit compris']).toBe(isNumber ? computed : '');
    if (!isNumber) expect(row['Au lieu d’un montant']).toBe(plain(inLists));
    // Nothing is to be collected where that is known: what may not enter is handed over.
    const isKnown = row['À encaisser sans l’interdit en euros'] !== '';
    expect(isKnown).toBe(isDue && /\d|À remettre/u.test(plain(inLists)));
  }

  it('name the article that a law or an answer is about, and warn of figures as the screen does', async () => {
    const of = async (kind: string): Promise<readonly string[]> => {
      const { id } = await api.submitted({ shoppingProducts: answers[kind] });
      const { assessment }: Declaration = (await api.call('GET', `${id}/`, { agent })).json();
      const names = new Map(assessment.shoppingProducts.map((line) => [line.customId, nameOf(line)]));
      const { laws, remarks } = warningWords(assessment.warnings, 'due', (one) => names.get(one));
      return [...laws.map(({ text }) => text), ...remarks].map(plain);
    };
    const [law, denied] = await of('a toy, of two names');
    expect(law).toMatch(/^« Saucisson », « Jambon » : viande, charcuterie/u);
    expect(denied).toMatch(/^« Poulet en peluche » : réponse « non »/u);
    expect(await of('rate to confirm, beside what nobody knows')).toContainEqual(
      expect.stringMatching(/^Taux de change à confirmer/u),
    );
  });

  it.each(Object.entries(answers))('say first what counts, then the same amount: %s', async (kind, goods) => {
    const declarantEmail = `${kind.replace(/\W/gu, '')}@exemple.fr`;
    const { id, token } = await api.submitted({ shoppingProducts: goods, declarantEmail });
    const declaration: Declaration = (await api.call('GET', `${id}/`, { agent })).json();
    await expectAgreement(declaration, token, await mailTo(declarantEmail));

    const validate = (): ReturnType<typeof api.call> =>
      api.call('PATCH', `${id}/`, { agent, body: { status: 'validated' } });
    let { assessment } = declaration;
    if ((await validate()).statusCode === 409) {
      expect(kind).toMatch(/doubt/u);
      const asked =
        declaration.assessment.warnings.find(({ severity }) => severity === 'doubtful')?.code ?? '';
      const corrections = [{ customId: 'a', restrictionAnswers: { [asked]: 'no' } }];
      const body = { reason: 'C’est un jouet.', corrections };
      const answered = await api.call('POST', `${id}/correction/`, { agent, ifMatch: '"2"', body });
      assessment = answered.json().assessment;
      expect((await validate()).statusCode).toBe(200);
    }
    const settle = (): ReturnType<typeof api.call> =>
      api.call('PATCH', `${id}/`, {
        agent,
        body: { status: 'paid', ...(assessment.total > 0 ? { payment: 'card' } : {}) },
      });
    let settled = await settle();
    const { withoutForbidden, total } = assessment;
    if (withoutForbidden !== undefined && withoutForbidden.total !== total) {
      expect([settled.statusCode, settled.json().code]).toEqual([409, 'forbidden-to-hand-over']);
      const handedOver = await api.call('POST', `${id}/correction/`, {
        agent,
        ifMatch: '"3"',
        body: { reason: 'Article remis.', corrections: [{ customId: 'a', handedOver: true }] },
      });
      // It takes off all that was validated: another officer looks.
      const { pendingCorrection } = handedOver.json();
      const approved = await api.call('POST', `${id}/correction/proposal/${pendingCorrection}/`, {
        agent: randomUUID(),
        body: { decision: 'approve' },
      });
      ({ assessment } = approved.json());
      expect([assessment.total, assessment.withoutForbidden]).toEqual([withoutForbidden.total, undefined]);
      settled = await settle();
    }
    if (assessment.totalIsMinimum) {
      expect(settled.statusCode).toBe(409);
      const corrected = await api.call('POST', `${id}/correction/`, {
        agent,
        ifMatch: '"3"',
        body: { reason: 'C’est un bijou.', corrections: [{ customId: 'a', productId: 'bijou-or' }] },
      });
      expect(corrected.statusCode).toBe(200);
      settled = await settle();
    }
    expect(settled.statusCode).toBe(200);
    const closed: Declaration = settled.json();
    const isPaid = closed.assessment.total > 0;
    const begins = isPaid ? 'Reçu' : `Votre déclaration ${closed.publicId} est close`;
    const receipt = await mailTo(declarantEmail, begins);
    await expectAgreement(closed, token, receipt);
    expect(receipt.text).not.toMatch(/au moins|évaluer|vérifiera|Répondez/u);
  });

  it('say every correction with its reason, in order', async () => {
    const declarantEmail = 'corrections@exemple.fr';
    const { id } = await api.submitted({ declarantEmail });
    const reasons = ['Prix lu sur la facture.', 'Second vase trouvé.', 'Prix du ticket.'];
    for (const [at, reason] of reasons.entries()) {
      const body = { reason, corrections: [{ customId: 'a', originalValue: 600 + at }] };
      const corrected = await api.call('POST', `${id}/correction/`, { agent, ifMatch: `"${2 + at}"`, body });
      expect(corrected.statusCode).toBe(200);
    }
    for (const body of [{ status: 'validated' }, { status: 'paid', payment: 'card' }]) {
      await api.call('PATCH', `${id}/`, { agent, body });
    }
    const inOrder = new RegExp(
      reasons.map((reason) => `Corrigée par un agent le [^:]* : ${reason}`).join('.*'),
      'u',
    );
    const receipt = await api.call('GET', `${id}/receipt.pdf`, { agent });
    expect((await pdfText(receipt.rawPayload)).join(' ')).toMatch(inOrder);
    const mail = await mailTo(declarantEmail, 'Reçu');
    expect(mail.text).toMatch(inOrder);
    expect((await pdfText(mail.file)).join(' ')).toMatch(inOrder);
  });
});
