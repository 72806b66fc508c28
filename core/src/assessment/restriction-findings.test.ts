import { describe, expect, it } from 'vitest';
import type { RestrictedGoodId } from '../goods/restricted-good-id';
import { lawOn } from '../regulation/law';
import { restrictedGoodOf } from '../regulation/restriction-severity';
import type { Assessment } from './assessment';
import { assessed, type SpokenGood, situation } from './testing/situation';
import { verdictOf } from './verdict';

const both = { customName: 'Saucisson et fromage', originalValue: 12 };
const from = (country: string, good: SpokenGood): Assessment => assessed(situation([good], { country }));
const codesOf = ({ warnings }: Assessment, severity: string): readonly string[] =>
  warnings.filter((warning) => warning.severity === severity).map(({ code }) => code);

describe('a name that may mean several restricted goods', () => {
  it('is asked about each, the gravest first', () => {
    expect(codesOf(from('US', both), 'doubtful')).toEqual(['meat', 'dairy']);
    const basket = from('US', { ...both, customName: 'Médicaments, saucisson' });
    expect(codesOf(basket, 'doubtful')).toEqual(['meat', 'medicine']);
    expect(basket.lines[0]?.restriction).toEqual({ code: 'meat', severity: 'doubtful' });
  });

  it('is asked about the rest after one « no »', () => {
    const answer = from('US', { ...both, restrictionAnswers: { meat: 'no' } });
    expect(verdictOf(answer)).toBe('doubtful');
    expect(codesOf(answer, 'doubtful')).toEqual(['dairy']);
    expect(codesOf(answer, 'information')).toEqual(['meat']);
    expect(answer.lines[0]?.restriction).toEqual({ code: 'dairy', severity: 'doubtful' });
  });

  it('is free once each was denied', () => {
    const answer = from('US', { ...both, restrictionAnswers: { meat: 'no', dairy: 'no' } });
    expect(verdictOf(answer)).toBe('nothing');
    expect(answer.lines[0]?.restriction).toBeNull();
  });

  it('stays forbidden for what it is, and asks about the rest', () => {
    const answer = from('US', { ...both, restrictionAnswers: { dairy: 'yes' } });
    expect(verdictOf(answer)).toBe('forbidden');
    expect(answer.lines[0]?.restriction).toEqual({ code: 'dairy', severity: 'forbidden' });
    expect(codesOf(answer, 'doubtful')).toEqual(['meat']);
  });

  it('asks no more about the other meanings of a word once one is said', () => {
    const pomegranate = { customName: 'Grenade', originalValue: 3 };
    const doubts = codesOf(from('US', pomegranate), 'doubtful');
    expect(doubts.length).toBeGreaterThan(1);
    const answered = from('US', { ...pomegranate, restrictionAnswers: { plants: 'yes' } });
    expect(codesOf(answered, 'doubtful')).toEqual([]);
  });
});

describe('an answer given for one country', () => {
  const sausageAndCbd = { customName: 'Saucisson et fleurs de CBD', originalValue: 12 };

  it('does not cover the doubt that another country raises', () => {
    const asked = from('ES', sausageAndCbd);
    expect(codesOf(asked, 'doubtful')).toEqual(['cbd']);
    const moved = from('US', { ...sausageAndCbd, restrictionAnswers: { cbd: 'no' } });
    expect(codesOf(moved, 'doubtful')).toEqual(['meat']);
  });

  it('means nothing where the good is free, and the name is read again', () => {
    const answer = from('ES', { ...sausageAndCbd, restrictionAnswers: { meat: 'yes' } });
    expect(verdictOf(answer)).toBe('doubtful');
    expect(codesOf(answer, 'doubtful')).toEqual(['cbd']);
  });
});

describe('an answer given before each good was asked about', () => {
  it('covers the first good of the name and no other', () => {
    expect(codesOf(from('US', { ...both, restriction: 'none' }), 'doubtful')).toEqual(['dairy']);
    expect(verdictOf(from('US', { ...both, customName: 'Saucisson', restriction: 'none' }))).toBe('nothing');
  });

  it('still says what the article is', () => {
    const answer = from('US', { ...both, restriction: 'meat' });
    expect(verdictOf(answer)).toBe('forbidden');
    expect(codesOf(answer, 'doubtful')).toEqual(['dairy']);
  });

  it('is read again where the good that it names is free', () => {
    const answer = from('ES', {
      customName: 'Saucisson et fleurs de CBD',
      originalValue: 9,
      restriction: 'meat',
    });
    expect(codesOf(answer, 'doubtful')).toEqual(['cbd']);
  });

  it('gives way to a later one about the same good', () => {
    const sausage = { customName: 'Saucisson', originalValue: 9, restriction: 'none' } as const;
    expect(verdictOf(from('US', { ...sausage, restrictionAnswers: { meat: 'yes' } }))).toBe('forbidden');
  });
});

describe('what an answer cannot take back', () => {
  const statue = { customName: 'Statue', originalValue: 100 };

  it('is what the other field says the article is', () => {
    for (const restrictionAnswers of [{}, { ivory: 'no' }] as const) {
      const answer = from('US', { ...statue, restriction: 'ivory', restrictionAnswers });
      expect(verdictOf(answer)).toBe('forbidden');
    }
  });

  it('is a doubt, by a meaning that is free to enter and was not asked about', () => {
    const answer = from('BE', {
      customName: 'Grenade',
      originalValue: 3,
      restrictionAnswers: { plants: 'yes' },
    });
    expect(codesOf(answer, 'doubtful')).toContain('weapons');
  });

  it('is the name of « Autre article » of the nomenclature, a free article too', () => {
    const named = from('US', { id: 'autre-produit', customName: 'Saucisson', originalValue: 12 });
    expect(verdictOf(named)).toBe('doubtful');
    const whisky = from('US', { id: 'autre-produit', customName: '5 litres de whisky', originalValue: 12 });
    expect([whisky.lines[0]?.status, whisky.totalIsMinimum]).toEqual(['to-assess', true]);
    const declared = { id: 'autre-produit', customName: 'Statue', originalValue: 12 };
    expect(verdictOf(from('US', { ...declared, restrictionAnswers: { ivory: 'yes' } }))).toBe('forbidden');
  });

  it.each(['iv\u200boire', 'iv\u00adoire', 'ｉｖｏｉｒｅ', 'ⓘⓥⓞⓘⓡⓔ', 'i\u3164voire'])(
    'is a word that reads « ivoire »: %j',
    (customName) => {
      expect(verdictOf(from('US', { customName, originalValue: 12 }))).toBe('doubtful');
    },
  );
});

describe('money', () => {
  const bills = { customName: '12000 euros en liquide', originalValue: 12_000, restriction: 'cash' } as const;

  it.each(['US', 'AD', 'DE'])(
    'from %s owes nothing, uses no allowance and is still to be declared',
    (country) => {
      const answer = from(country, bills);
      expect([answer.total, answer.totalIsMinimum, answer.lines[0]?.taxedValue]).toEqual([0, false, 0]);
      expect(answer.allowances.map(({ used }) => used).every((used) => used === 0)).toBe(true);
      expect(verdictOf(answer)).toBe('regulated');
    },
  );
});

describe('what is forbidden elsewhere and admitted within limits', () => {
  const saidOf = (country: string, id: RestrictedGoodId): readonly string[] => {
    const good = { customName: 'Souvenir', originalValue: 10, restrictionAnswers: { [id]: 'yes' } };
    const [warning] = from(country, good).warnings;
    return [warning?.message ?? '', warning?.later?.declared ?? ''].map((text) =>
      text.replaceAll('\u2060', '').replace(/\s/gu, ' '),
    );
  };

  it.each([
    ['FO', 'meat', 'Au-delà de 10 kg, dites-le à un agent : le surplus sera retenu.'],
    ['GL', 'dairy', 'Au-delà de 10 kg'],
    ['FO', 'pet-food', 'Au-delà de 10 kg'],
    ['DE', 'ivory', 'Présentez le certificat'],
    ['IT', 'dangerous-products', 'Montrez-le à un agent'],
  ] as const)('is not kept from whoever brings it from %s: %s', (country, id, advice) => {
    for (const said of saidOf(country, id)) {
      expect(said).toContain(advice);
      expect(said).not.toMatch(/N.en rapportez pas|article sera retenu/u);
    }
    if (country !== 'DE' && country !== 'IT') {
      for (const said of saidOf(country, id)) {
        expect(said).toMatch(/^[^:]+ : 10 kg au plus par voyageur, depuis les îles Féroé ou le Groenland\./u);
        expect(said).not.toContain('interdit');
      }
    }
    const [now, declared] = saidOf('US', id);
    expect(now).toContain('N’en rapportez pas.');
    expect(declared).toMatch(/L’article sera retenu\.$/u);
  });
});

describe('what is said to be money', () => {
  const said = (customName: string, originalValue = 3_000) =>
    from('US', { customName, originalValue, restrictionAnswers: { cash: 'yes' } });
  const isFreed = ({ lines: [line] }: Assessment): boolean =>
    line?.explanation.some(({ code }) => code === 'cash-owes-nothing') ?? false;

  it.each([
    'Montre et argent liquide',
    'Argent liquide, montre',
    'Montre + billets',
    'Montre avec argent liquide',
    'Enveloppe avec une montre',
    'Dollars et une montre',
    'Dollars, ⌚',
    'Montre argent',
    'Montre en argent',
    'Argent, montre argent',
    'Bracelet argent liquide',
    'Portefeuille cash',
    'Portefeuille',
    'Collier 500 dollars',
  ])('is no money for all that its name lists: %s', (name) => {
    const answer = said(name);
    expect([isFreed(answer), answer.totalIsMinimum]).toEqual([false, true]);
  });

  it.each([
    ['below what is declared', 9_999.99, 'information', 'nothing'],
    ['from what is declared on', 10_000, 'regulated', 'regulated'],
  ] as const)('is to be declared apart from a sum on: %s', (_, originalValue, severity, verdict) => {
    const answer = said('Argent liquide', originalValue);
    expect(answer.warnings.map((warning) => [warning.code, warning.severity])).toEqual([['cash', severity]]);
    expect(verdictOf(answer)).toBe(verdict);
    const isTold = answer.warnings[0]?.message.includes('faites la déclaration') ?? false;
    expect(isTold).toBe(severity === 'regulated');
    expect([answer.lines[0]?.status, answer.mode]).toEqual(['unlimited', null]);
    const explained = answer.lines[0]?.explanation.at(-1);
    expect(explained?.text.replace(/\s/gu, ' ')).toContain('À partir de 10 000 €, il se déclare à part.');
    expect(answer.warnings[0]?.message.replace(/\s/gu, ' ')).toContain('ne se déclare pas en dessous.');
  });

  it.each([
    ['US', 400],
    ['US', 4_000],
    ['AD', 400],
    ['CH', 4_000],
    ['DE', 4_000],
  ])('is gold of the list too, as under a name: bought in %s for %d €', (country, originalValue) => {
    const listed = from(country, { id: 'or-investissement', originalValue });
    const typed = from(country, {
      customName: 'Pièces d’or',
      originalValue,
      restrictionAnswers: { cash: 'yes' },
    });
    expect([isFreed(listed), verdictOf(listed)]).toEqual([true, verdictOf(typed)]);
    expect(listed.allowances.map(({ used }) => used)).toEqual(typed.allowances.map(({ used }) => used));
    expect(listed.lines[0]).toMatchObject({ status: 'unlimited', taxedValue: 0, total: 0 });
    const said = listed.lines[0]?.explanation.at(-1)?.text.replace(/\s/gu, ' ');
    expect(said).toBe(
      'Un lingot ou une pièce d’or est compté comme de l’argent liquide : hors franchise, et rien n’est dû. À partir de 10 000 € en tout, billets compris, une déclaration à part est obligatoire.',
    );
  });

  it('is gold to be declared from the same sum on', () => {
    const gold = (originalValue: number): Assessment =>
      from('US', { id: 'or-investissement', originalValue });
    expect([gold(9_999.99), gold(10_000)].map(verdictOf)).toEqual(['nothing', 'regulated']);
    const [below = '', above = ''] = [9_999.99, 10_000].map((value) => gold(value).warnings[0]?.message);
    // The rule once, and what to do where there is something to do.
    expect([below, above].map((said) => said.split(/10\s000/u).length - 1)).toEqual([1, 1]);
    expect([below, above].map((said) => /faites/u.test(said))).toEqual([false, true]);
  });

  it('is not ordered to be declared by its rule alone, which knows no sum', () => {
    const rule = restrictedGoodOf('cash', lawOn('2026-11-28'));
    expect(rule?.advice).toMatch(/^À partir de cette somme, faites la déclaration d.argent liquide/u);
  });

  it('counts with gold, and with what may be money', () => {
    const sum = (customName: string, originalValue: number): SpokenGood => ({
      customName,
      originalValue,
      restrictionAnswers: { cash: 'yes' },
    });
    const severities = (...goods: readonly SpokenGood[]) =>
      assessed(situation(goods)).warnings.map(({ severity }) => severity);
    const gold: SpokenGood = { id: 'or-investissement', originalValue: 4_000 };
    expect(severities(sum('Argent liquide', 5_999), gold)).toEqual(['information', 'information']);
    expect(severities(sum('Argent liquide', 6_000), gold)).toEqual(['regulated', 'regulated']);
    expect(severities(sum('Argent liquide', 6_000), { customName: '4 000 €', originalValue: 4_000 })).toEqual(
      ['regulated', 'doubtful'],
    );
  });

  it.each([
    'Argent liquide',
    'billets',
    'Liasse',
    'Enveloppe avec 3 000 €',
    '2 000 € et 1 000 $',
    '3 000 € pour mon fils et ma fille',
    'Billets de banque et lingots',
    'Espèces et chèques',
    'Argent liquide, dollars',
    'Argent liquide et chèque',
    'Euros et dollars',
    'Enveloppe avec des billets',
    'Enveloppe, dollars',
    'Espèces, chèques et lingots',
    'Dirhams des Émirats arabes unis et billets',
    'Valise de billets',
    'Louis d’or',
    'Pièces d’or',
    'Magot',
    '',
  ])('is money where it lists nothing else: %j', (name) => {
    expect(isFreed(said(name))).toBe(true);
  });
});

describe('what is said of several articles', () => {
  const messages = (...goods: readonly SpokenGood[]) =>
    assessed(situation(goods)).warnings.map(({ code, customIds, message }) => ({
      code,
      customIds,
      message: message.replace(/[\u00A0\u202F]/g, ' '),
    }));
  const carbine: SpokenGood = { customName: 'Carabine', originalValue: 200, restriction: 'weapons' };
  const rifle: SpokenGood = { id: 'fusil-de-chasse', originalValue: 200 };
  const unknown = (customName: string): SpokenGood => ({ customName, originalValue: 10 });

  it('is said once of those of one kind, apart of those of the nomenclature', () => {
    const weapons = messages(carbine, rifle, carbine).filter(({ code }) => code === 'weapons');
    expect(weapons.map(({ customIds }) => customIds)).toEqual([['0', '2'], ['1']]);
  });

  it('says a « no » apart from what the law says of the same good, though both are mere information', () => {
    // A vehicle bought inside the Union, on the way back from further away.
    const car = { id: 'voiture', originalValue: 10, purchaseCountry: 'ES' };
    const toy = { id: 'autre-produit', customName: 'Scooter', originalValue: 10 };
    const { warnings: said } = assessed(
      situation([car, { ...toy, restrictionAnswers: { vehicle: 'no' } }], { country: 'US' }),
    );
    expect(said.map(({ severity }) => severity)).toEqual(['information', 'information']);
    expect(said.map(({ customIds }) => customIds)).toEqual([['0'], ['1']]);
    expect(said.map(({ message }) => /réponse «\snon\s»/u.test(message))).toEqual([false, true]);
  });

  it('names those that nobody knows, and those without a name, one or several', () => {
    const messagesFor = (...names: readonly string[]): readonly string[] =>
      messages(...names.map(unknown)).map(({ message }) => message);
    expect(messagesFor('Xyzzyq')).toEqual([
      '« Xyzzyq » : nous ne savons pas ce que c’est. Vérifiez que ce n’est ni interdit ni réglementé.',
    ]);
    expect(messagesFor(' ')).toEqual([
      'Un article sans nom : nous ne savons pas ce que c’est. Vérifiez que ce n’est ni interdit ni réglementé.',
    ]);
    expect(messagesFor('Xyzzyq', '', ' ', 'Qwrtp')).toEqual([
      '« Xyzzyq », « Qwrtp » : nous ne savons pas ce que sont ces articles. Vérifiez qu’aucun n’est interdit ni réglementé.',
      'Des articles sans nom : nous ne savons pas ce que sont ces articles. Vérifiez qu’aucun n’est interdit ni réglementé.',
    ]);
  });

  it('asks for a French name where one is written in another script', () => {
    expect(messages(unknown('зонтик'))[0]?.message).toContain('Écrivez son nom en français');
    expect(messages(unknown('Xyzzyq'), unknown('зонтик'))[0]?.message).toContain('Écrivez leur nom');
    expect(messages(unknown('Xyzzyq'))[0]?.message).not.toContain('Écrivez');
  });

  it('does not ask what an article is once it was said', () => {
    expect(messages({ ...unknown('Xyzzyq'), restriction: 'meat' }).map(({ code }) => code)).toEqual(['meat']);
  });

  it('is nothing of money, whichever way it was said to be', () => {
    const notes: SpokenGood = {
      customName: 'Liasse',
      originalValue: 500,
      restrictionAnswers: { cash: 'yes' },
    };
    const [line] = assessed(situation([notes])).lines;
    expect(line?.explanation.map(({ code }) => code)).toContain('cash-owes-nothing');
  });
});
