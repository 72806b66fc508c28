import { refusalText } from '@retour/contract';
import { lawOn, typeset } from '@retour/core';
import names from '@retour/core/data/country-names.json';
import { describe, expect, it } from 'vitest';
import { productsText } from '../../basket/text/products-text';
import { summaryText } from '../../basket/text/summary-text';
import { cashApart } from '../../declarant/arrival/arrival-text';
import { computeGuideFigures } from '../figures/compute-figures';
import { readableTexts } from '../prose/plain-text';
import { thresholdPanel } from '../trip/threshold-panels';
import type { Block } from './blocks';
import { faqQuestions } from './faq/faq-sections';
import { otherSubjects } from './faq/other-subjects';
import { arrivalPlaces } from './trip/arrival-places';
import { forbiddenGoods } from './trip/forbidden-goods';
import { regulatedGoods } from './trip/regulated-goods';
import { setupText } from './trip/setup-text';
import { panelText, yesNoText } from './trip/thresholds';
import { tutorialText } from './tutorial';

const day = '2026-11-28';
const figures = computeGuideFigures(day);
const { restrictions } = lawOn(day);

const plain = (words: string): string => words.replaceAll(/[\u00a0\u202f]/gu, ' ').replaceAll('\u2060', '');
const read = (blocks: readonly Block[]): string => plain(readableTexts(blocks).join(' '));

function faq(id: string): string {
  const question = faqQuestions.find((one) => one.id === id);
  if (question === undefined) throw new Error(id);
  return read(question.answer(figures));
}

function theme(id: string): string {
  const found = [...regulatedGoods, ...forbiddenGoods].find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return `${plain(typeset(found.title))} ${plain(typeset(found.action))} ${read(found.details(figures))}`;
}

const arrival = (id: string): string =>
  arrivalPlaces.flatMap((place) => (place.id === id ? [read(place.answer(figures))] : [])).join(' ');

/** The sentence that holds these words. */
function sentenceOf(page: string, words: RegExp): string {
  return page.split(/(?<=[.!?]) /u).find((sentence) => words.test(sentence)) ?? '';
}

describe('what is under the allowance', () => {
  it.each([
    ['the questions', sentenceOf(faq('qui-doit-declarer'), /Sous la franchise/u)],
    ['the green channel', sentenceOf(arrival('aeroport'), /Circuit vert/u)],
    ['the configuration', setupText.resultLead],
  ])('is not to be declared unless it is regulated or forbidden: %s', (_, said) => {
    expect(said).toMatch(/réglementé/u);
    expect(said).toMatch(/interdit/u);
  });

  it.each([
    ['the red channel', sentenceOf(arrival('aeroport'), /Circuit rouge/u)],
    ['who comes back from the Union', faq('retour-union-europeenne')],
    ['the panel of the Union', panelText['union-europeenne'].lead],
  ])('leaves what is regulated to be declared: %s', (_, said) => {
    expect(said).toMatch(/réglementé/u);
  });
});

it('recalls the declaration of cash to who has nothing to declare, in the words of a result', () => {
  const { threshold } = figures.cash;
  expect(plain(typeset(yesNoText.nothingDetail(threshold)))).toContain(plain(cashApart(threshold)));
});

/** « Îles Canaries » or « Livigno (Italie) » as it stands in a sentence. */
const inSentence = (code: string): string =>
  ((names as Readonly<Record<string, string>>)[code] ?? code)
    .replace(/^Îles /u, 'îles ')
    .replace(/ \(.+\)$/u, '');

describe('goods that some countries may send', () => {
  const { meat, fish, plants } = restrictions;
  it.each([
    ['food, in the questions', faq('aliments'), [...meat.exemptCountries, ...fish.exemptCountries]],
    ['food, in the guide', theme('aliments-plantes'), [...meat.exemptCountries, ...fish.exemptCountries]],
    ['meat and milk', theme('viande-lait'), [...meat.exemptCountries, ...meat.limitedCountries]],
    ['plants, in the questions', faq('fruits-plantes'), plants.exemptCountries],
    [
      'plants, in the guide',
      sentenceOf(theme('aliments-plantes'), /certificat depuis/u),
      plants.exemptCountries,
    ],
  ])('are said to be free from each of them: %s', (_, said, countries) => {
    expect(countries.length).toBeGreaterThan(2);
    for (const code of countries) expect(said).toContain(inSentence(code));
  });

  it.each([
    ['meat', theme('viande-lait')],
    ['plants', faq('fruits-plantes')],
  ] as const)('are named one after another as the law of an answer names them: %s', (id, said) => {
    const [, listed = ''] = /Exceptions : (?:l’Union européenne, )?([^.]+)\./u.exec(said) ?? [];
    expect(plain(restrictions[id].law)).toContain(`Exceptions : l’Union européenne, ${listed}.`);
  });

  it('are kept out from outside the Union, and not from outside Europe', () => {
    expect(theme('viande-lait')).toContain('hors de l’Union européenne');
    expect(theme('viande-lait')).toContain(figures.food.faroeGreenland.replace('\u00a0', ' '));
  });
});

describe('tobacco and alcohol before the age of their allowance', () => {
  const rule = 'Avant 17 ans, il n’y a aucune franchise pour le tabac et l’alcool.';

  it('have no allowance, in the same words everywhere', () => {
    expect(plain(productsText.tooYoung(17))).toContain(rule);
    const said = [
      ...['franchise-enfant', 'tabac-hors-union', 'alcool-hors-union'].map(faq),
      theme('tabac-alcool'),
    ];
    for (const page of said) {
      expect(page).toContain(rule);
      expect(page).toContain('montrez-les à un agent : il dit ce qui est dû.');
    }
  });

  it('are to be shown inside the Union too', () => {
    expect(faq('retour-union-europeenne')).toMatch(/Avant 18 ans.*l’alcool, montrez-le à un agent/u);
  });

  const refused = (country: string, minimumAge: number): string =>
    plain(refusalText({ code: 'product-not-offered-at-age', path: [], figures: { country, minimumAge } }));

  it('are not refused as if they were not to be declared', () => {
    expect(refused('US', 17)).toContain(rule);
    expect(refused('ES', 18)).toMatch(/^Avant 18 ans/u);
    expect(refused('ES', 18)).not.toContain('franchise');
    for (const said of [refused('US', 17), refused('ES', 18)]) {
      expect(said).toContain('montrez-le à un agent : il dit ce qui est dû.');
      expect(said).toContain('corrigez l’âge');
    }
  });
});

describe('the question about particular countries', () => {
  it('says what comes from Northern Ireland, and what frontier travellers have', () => {
    expect(sentenceOf(faq('pays-particuliers'), /Irlande du Nord/u)).toMatch(/Union européenne/u);
    expect(sentenceOf(faq('pays-particuliers'), /frontalier/u)).toContain('75 €');
  });
});

/** Parts of Germany and of Italy that lie outside the customs territory: « rien à déclarer » from Italy is not said of Livigno. */
describe('Livigno, Büsingen and Heligoland', () => {
  it.each([
    ['the questions', sentenceOf(faq('pays-particuliers'), /Livigno/u)],
    ['the panel of the Union', sentenceOf(panelText['union-europeenne'].note, /Livigno/u)],
  ])('follow the rule of countries outside the Union: %s', (_, said) => {
    expect(said).toMatch(/Livigno, Büsingen,.*Héligoland.*hors de l’Union/u);
  });
});

/** Inside the customs territory, outside that of the taxes: no duty, and no customs union either. */
describe('the Canary Islands and Åland', () => {
  const { note } = panelText['hors-union'];
  it.each([
    ['the questions', sentenceOf(faq('pays-particuliers'), /Canaries/u)],
    ['the panel of countries outside the Union', sentenceOf(note, /Canaries/u)],
  ])('are in one territory of the Union and not in the other: %s', (_, said) => {
    expect(said).toMatch(
      /Canaries et Åland.*territoire douanier de l’Union,.*pas dans son territoire fiscal/u,
    );
  });

  it('owe taxes and no duty, whatever was made elsewhere', () => {
    expect(faq('pays-particuliers')).toMatch(/Aucun droit de douane, mais les taxes restent dues/u);
    expect(note).toMatch(/aucun droit de douane, mais les autres taxes/u);
    expect(faq('pays-particuliers')).not.toMatch(/produits européens/u);
  });

  it('are sent on by the panel of the Union, where those who come back from Tenerife look first', () => {
    expect(panelText['union-europeenne'].note).toMatch(/Canaries et Åland.*hors de l’Union/u);
  });
});

describe('what is forbidden, or off sale', () => {
  it.each([
    [
      'nicotine pouches',
      faq('snus-nicotine'),
      /nicotine.*interdits en France/u,
      restrictions['nicotine-pouches'],
      'forbidden',
    ],
    [
      'snus and puffs',
      faq('snus-nicotine'),
      /snus et les puffs.*agent/u,
      restrictions['sale-ban'],
      'regulated',
    ],
    ['drugs', faq('marchandises-interdites'), /drogues, dont le cannabis/u, restrictions.drugs, 'forbidden'],
    ['CBD', faq('marchandises-interdites'), /CBD.*est réglementé/u, restrictions.cbd, 'regulated'],
  ])('is told as the law has it: %s', (_, said, words, { severity, insideUnion }, law) => {
    expect([severity, insideUnion]).toEqual([law, law]);
    expect(said).toMatch(words);
  });
});

describe('a child’s allowance', () => {
  const said = [
    ...faqQuestions.flatMap(({ answer }) => readableTexts(answer(figures)).map(plain)),
    ...(['andorre', 'hors-union', 'hors-union-frontalier'] as const).flatMap((id) =>
      thresholdPanel(id, figures).value.map(({ label }) => plain(label)),
    ),
  ].filter((words) => words.includes(plain(figures.age.adult)));

  it('ends the day before the age of the full one, and is said so everywhere', () => {
    expect(said.length).toBeGreaterThan(8);
    for (const words of said) expect(words).toMatch(/moins de 15 ans|15 ans et plus/iu);
  });
});

describe('who crosses the border often', () => {
  it.each([
    ['Alcool fort', 'spiritDrink'],
    ['ou moins fort', 'alcoholIntermediate'],
    ['Vin tranquille', 'wine'],
    ['Bière', 'beer'],
  ] as const)('reads in the questions how much is free: %s', (label, drink) => {
    expect(faq('frontaliers')).toMatch(
      new RegExp(`${label}\\W*${plain(figures.quantity.frontier[drink])}`, 'u'),
    );
  });

  it('is told apart from a crew, whose lower allowance the engine does not know', () => {
    const said = sentenceOf(faq('montant-franchise'), /équipage/u);
    expect(said).toMatch(/agent/u);
    expect(said).not.toMatch(/€/u);
  });
});

describe('a private plane or boat', () => {
  it('has the allowance of other means of transport', () => {
    expect(faq('montant-franchise')).toMatch(/En avion ou en bateau, sauf privé/u);
    const labels = thresholdPanel('hors-union', figures).value.map(({ label }) => label);
    expect(labels[0]).toMatch(/sauf privé/u);
  });
});

it('says where the exchange rate of a price is read: unfolded, and of a foreign currency alone', () => {
  const said = faq('taux-de-change');
  expect(said).toContain(`en devise, « ${plain(summaryText.why)} » montre le taux et sa date`);
  expect(said).not.toMatch(/chaque montant/u);
});

describe('a vehicle', () => {
  it.each([
    ['the questions', faq('vehicule')],
    ['the guide', theme('vehicules')],
  ])('is declared from outside the Union alone, and owes the VAT when it is new: %s', (_, said) => {
    expect(sentenceOf(said, /se déclare toujours/u)).toMatch(/hors de l’Union européenne/u);
    // What it is and who gives it, where it is named.
    expect(sentenceOf(said, /quitus fiscal/u)).toMatch(/service des impôts.*immatriculer/u);
    expect(said).toContain('six mois ou 6 000 km au plus');
    expect(said).toMatch(/TVA|taxe sur la valeur ajoutée/u);
  });
});

it('does not say of another person’s declaration that this site ignores it', () => {
  const { advice } = otherSubjects.find(({ asked }) => asked.includes('procuration')) ?? { advice: '' };
  expect(advice).not.toMatch(/ne dit pas/u);
  expect(advice).toMatch(/autre voyageur/u);
});

it('says of the tutorial that it takes a minute, as the first page does', () => {
  expect(tutorialText.lead).toMatch(/une minute/iu);
});
