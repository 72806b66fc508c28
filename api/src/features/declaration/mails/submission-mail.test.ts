import { typeset, typographyFaults } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { mailTexts } from '../../../../test/mail-texts';
import { shippedCatalogue } from '../../../../test/shipped-data';
import { nomenclatureOf } from '../described-line';
import { sampleDeclaration } from '../testing/sample-declaration';
import { writeSubmissionMail } from './submission-mail';

const nomenclature = nomenclatureOf(shippedCatalogue);
const { assessment } = sampleDeclaration();

it.each(['http://evil.example/x', 'www.evil.example', 'evil.example/gagnez', 'Poulet $& en peluche'])(
  'shows a typed name in the list alone, never as a link nor in a sentence, which gives its number: %s',
  async (customName) => {
    const shoppingProducts = assessment.shoppingProducts.map((line) => ({ ...line, customName }));
    const customIds = shoppingProducts.map(({ customId }) => customId);
    const message = typeset(`« ${customName} », « ${customName} » : est-ce de la viande ?`);
    const asked = { code: 'meat', severity: 'doubtful' as const, message, legalBasis: null, customIds };
    const law = { ...asked, severity: 'forbidden' as const, message: 'Viande.' };
    const changed = { ...assessment, shoppingProducts, warnings: [asked, law] };
    const mail = await writeSubmissionMail(sampleDeclaration({ assessment: changed }), nomenclature);
    expect(mail.text).toContain('Bonjour,\n');
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toContain('Élodie');
      expect(part).not.toContain(typeset(`« ${customName} »`));
      expect(part).toContain(typeset('Les articles 1 et 2 de la liste'));
    }
    expect(mail.html).not.toContain('<a ');
    for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/evil\.example|http:\/\//);
  },
);

describe('the mail that confirms a submission', () => {
  const [line] = assessment.shoppingProducts;
  if (line === undefined) throw new Error('no article');
  const named = (customId: string, id: string | null, customName: string) => ({
    ...line,
    customId,
    id,
    customName,
  });
  const textOf = async (changes: Partial<typeof assessment>): Promise<string> => {
    const declaration = sampleDeclaration({ assessment: { ...assessment, ...changes } });
    return (await writeSubmissionMail(declaration, nomenclature)).text.replace(/\s+/gu, ' ');
  };

  it('names by their numbers in the list the articles of a rule whose names were typed', async () => {
    const shoppingProducts = [
      named('p', 'parfum', 'Parfum'),
      ...['Sac', 'Montre', 'Sac'].map((name, at) => named(`${at}`, null, name)),
    ];
    const law = {
      code: 'meat',
      severity: 'forbidden',
      message: 'Copie, imitation.',
      legalBasis: null,
    } as const;
    const about = (...customIds: string[]) => textOf({ shoppingProducts, warnings: [{ ...law, customIds }] });
    expect(await about('1')).toContain(' L’article 3 de la liste : copie, imitation. ');
    expect(await about('0', '2')).toContain(' Les articles 2 et 4 de la liste : copie, imitation. ');
    expect(await about('0', '1', '2')).toContain(' Les articles 2, 3 et 4 de la liste : copie, imitation. ');
    expect(await about('p', '1')).toContain(' « Parfum » et l’article 3 de la liste : copie, imitation. ');
    expect(await about('1')).toMatch(/1\. .*Parfum.*2\. .*Sac.*3\. .*Montre.*4\. .*Sac/u);
  });

  it('says of what nobody knows that it is not recognised, not that it is free', async () => {
    const shoppingProducts = [{ ...named('a', null, 'Couto'), status: 'relieved' as const, total: 0 }];
    const unknown = { code: 'unknown-name', severity: 'information', message: '', legalBasis: null } as const;
    const text = await textOf({ shoppingProducts, total: 0, warnings: [{ ...unknown, customIds: ['a'] }] });
    expect(text).toMatch(/Couto, non reconnu : 0,00 €\./u);
    expect(text).not.toContain('en franchise');
  });

  it('says the day of arrival, the means of transport and the country, as they were chosen, and no flight, which is typed', async () => {
    const trip = { date: '2026-11-22', meanOfTransport: 'plane', country: 'JP' } as const;
    const flown = await writeSubmissionMail(
      sampleDeclaration({ ...trip, flightNumber: 'AF123' }),
      nomenclature,
    );
    const text = flown.text.replace(/\s/gu, ' ');
    expect(text).toContain('pour votre arrivée du 22 novembre 2026, en avion.');
    for (const part of [flown.text, flown.html]) expect(part).not.toMatch(/AF\s?123/u);
    expect(text).toContain('Achats faits dans le pays : Japon.');
    const { shoppingProducts } = sampleDeclaration();
    const elsewhere = shoppingProducts.map((article) => ({ ...article, purchaseCountry: 'KR' }));
    const driven = await writeSubmissionMail(
      sampleDeclaration({
        ...trip,
        meanOfTransport: 'car',
        flightNumber: undefined,
        shoppingProducts: elsewhere,
      }),
      nomenclature,
    );
    expect(driven.text.replace(/\s/gu, ' ')).toMatch(
      /du 22 novembre 2026, en voiture\..*pays : Japon, sauf autre pays écrit avec l’article\./u,
    );
  });

  it.each([
    [30, null],
    [31, 'Et un autre article : il est dans le document joint.'],
    [32, 'Et 2 autres articles : ils sont dans le document joint.'],
  ] as const)('names thirty articles of %i, and says where the others are', async (count, others) => {
    const [line] = assessment.shoppingProducts;
    if (line === undefined) throw new Error('no article');
    const shoppingProducts = Array.from({ length: count }, (_, at) => ({ ...line, customId: `${at}` }));
    const long = sampleDeclaration({ assessment: { ...assessment, shoppingProducts } });
    const text = (await writeSubmissionMail(long, nomenclature)).text.replace(/\s+/gu, ' ');
    if (others === null) expect(text).not.toMatch(/autres? articles?/u);
    else expect(text).toContain(others);
  });

  it.each([
    ['something to pay', assessment, 'Vous devrez payer 339,51\u00A0€ à votre arrivée.'],
    [
      'at least something',
      { ...assessment, totalIsMinimum: true },
      'Vous devrez payer au\u00A0moins 339,51\u00A0€ à votre arrivée.',
    ],
    ['nothing', { ...assessment, shoppingProducts: [], total: 0 }, 'Vous n’avez rien à payer à la douane.'],
    [
      'an excess whose taxes come to nothing',
      { ...assessment, total: 0 },
      'Vous n’avez rien à payer, sous réserve d’un contrôle.',
    ],
  ])('is well set and names the service, with %s', async (_, changed, expected) => {
    const mail = await writeSubmissionMail(sampleDeclaration({ assessment: changed }), nomenclature);
    expect(mailTexts(mail).flatMap(typographyFaults)).toEqual([]);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(expected);
      expect(part).toContain('Retour en France.');
    }
  });
});
