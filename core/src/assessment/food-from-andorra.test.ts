import { describe, expect, it } from 'vitest';
import { assessed, type SpokenGood, situation } from './testing/situation';
import { verdictOf } from './verdict';

const byCar = { country: 'AD', meanOfTransport: 'car' } as const;
const named = (customName: string, originalValue: number): SpokenGood => ({ customName, originalValue });
const plain = (text = ''): string => text.replace(/\s/gu, ' ').replaceAll('\u2060', '');

function answerTo(goods: readonly SpokenGood[], traveller: Parameters<typeof situation>[1] = byCar) {
  const answer = assessed(situation(goods, traveller));
  const told = answer.warnings.filter(({ message }) => message.includes('aliment'));
  return {
    verdict: verdictOf(answer),
    total: answer.total,
    told: told.flatMap(({ customIds }) => customIds),
    messages: told.map(({ message }) => plain(message)),
    reasons: answer.lines.map(({ explanation }) =>
      explanation.map(({ code, text }) => `${code}: ${plain(text)}`),
    ),
  };
}

describe('food named freely from Andorra, worth more than its own allowance', () => {
  it('is never said to be free for certain, and is told of that allowance', () => {
    const { verdict, total, messages, reasons } = answerTo([named('Chocolats artisanaux', 400)]);
    expect([verdict, total]).toEqual(['unidentified', 0]);
    expect(messages).toEqual([
      '« Chocolats artisanaux » : un aliment a sa propre franchise, de 300 €. Si c’en est un, choisissez-le dans la liste.',
    ]);
    expect(reasons[0]).toEqual([
      'food-allowance: Si c’est un aliment, il a sa propre franchise, de 300 € : choisissez-le dans la liste.',
      'value-relieved: Compté ici dans la franchise de 900 €.',
    ]);
  });

  it('says to the agent what could only be chosen before, and nothing more once it is over', () => {
    const [warning] = assessed(situation([named('Chocolats artisanaux', 400)], byCar)).warnings;
    expect(plain(warning?.later?.declared)).toBe(
      '« Chocolats artisanaux » : un aliment a sa propre franchise, de 300 €. Dites à l’agent si c’en est un.',
    );
    expect(plain(warning?.later?.closed)).toBe(
      '« Chocolats artisanaux » : un aliment a sa propre franchise, de 300 €.',
    );
  });

  it.each(['Coffret chocolats', 'Panier gourmand', 'Fromage et montre', 'Thé vert', 'popcorn', 'Xyzzyq'])(
    'may be « %s »',
    (name) => expect(answerTo([named(name, 400)])).toMatchObject({ verdict: 'unidentified', told: ['0'] }),
  );

  it.each([
    'Montre chocolat',
    'iPhone 15',
    'Machine à café',
    'Savon au lait',
    'Robe orange',
    'Sac cuir',
    'Vêtements',
  ])('is not « %s »', (name) =>
    expect(answerTo([named(name, 400)])).toMatchObject({ verdict: 'nothing', told: [] }),
  );

  it('is counted with the food of the list, and with what else may be food', () => {
    const coffee = { id: 'cafe-torrefie', originalValue: 100 };
    expect(answerTo([coffee, named('Popcorn', 200)]).told).toEqual([]);
    expect(answerTo([coffee, named('Popcorn', 200.01)]).told).toEqual(['1']);
    const several = answerTo([named('Popcorn', 150), named('Montre', 500), named('Bonbons', 151)]);
    expect(several.told).toEqual(['0', '2']);
    expect(several.messages).toEqual([
      '« Popcorn », « Bonbons » : un aliment a sa propre franchise, de 300 €. Si l’un de ces articles en est un, choisissez-le dans la liste.',
    ]);
  });

  it('has the allowance of the traveller, and none of its own from elsewhere', () => {
    expect(answerTo([named('Popcorn', 200)], { ...byCar, age: 14 }).messages[0]).toContain('de 150 €');
    expect(answerTo([named('Popcorn', 400)], { country: 'US' }).told).toEqual([]);
    expect(answerTo([named('Popcorn', 400)], { country: 'ES' }).told).toEqual([]);
  });

  it('is told beside what else is said of the arrival', () => {
    const wine = { id: 'vin-tranquille', originalValue: 500, amount: 91, purchaseCountry: 'ES' };
    expect(answerTo([named('Popcorn', 400), wine]).told).toEqual(['0']);
  });
});

it.each(['Chocolat', 'chocolat', 'CHOCOLATS', ' Thés ', 'cafe', 'jus de fruit'])(
  'counts in that allowance what is called as the list calls several foods, without a waiver of duty: %s',
  (name) => {
    const { lines, allowances } = assessed(situation([named(name, 300)], byCar));
    expect(allowances.map(({ pot, used }) => [pot, used])).toEqual([
      ['value', 0],
      ['food', 300_00],
    ]);
    expect(lines[0]?.total).toBe(0);
    const dear = assessed(situation([named(name, 400)], byCar));
    expect([dear.lines[0]?.customDuty, dear.lines[0]?.vat]).toEqual([10_00, 82_00]);
  },
);
