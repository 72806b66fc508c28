import { describe, expect, it } from 'vitest';
import { assessed, catalogue, situation } from '../assessment/testing/situation';
import { needsAttention, verdictOf } from '../assessment/verdict';
import { indexCatalogue } from '../goods/index-catalogue';
import { isNameUnderstood } from './is-name-understood';
import { alternativesNamed } from './name-restrictions';

const products = indexCatalogue(catalogue);
const { restrictedWords } = catalogue;
const isUnderstood = (name: string): boolean =>
  isNameUnderstood(name, alternativesNamed(name, restrictedWords), products, restrictedWords);
const split = (list: string): readonly string[] => list.split(', ');

const unknown =
  'سجادة, ковёр, χαλί, 絨毯, พรม, ?, 42, 3 x, xyzzy, 2 kg de xyzzy, boîte de xyzzy, sac de zorglub, autre article, divers, objet, truc, petit machin, cadeau pour maman, souvenir du voyage, zorglub rouge, grand zorglub ancien, produit neuf, tapis سجادة, 1 tapis et ковёр, ours, un ours blanc, the, the zorglub, the bear, souvenir of the zorglub, 22 carats, 18k, 18 ct';
const known =
  'tapis, Tapis berbère, lampe, montre, sac, valise, vase bleu, boîte de chocolats, robe rouge, t-shirt, parfum 80 $, saucisson, téléphone, jean, savon d’Alep, pistolet à eau, grand vase, ours en peluche, ours en bois, doudou ours, Thé, THÉS, the\u0301, Thé noir, 2 boîtes de thé, THE VERT, the vert, The noir, THES, boîte de the, boîte de the 100 g, or 22 carats, 22 carats or, or 18k, or gris 18 carats, télévision 55 pouces';

it.each(split(unknown))('« %s » tells nothing', (name) => expect(isUnderstood(name)).toBe(false));
it.each(split(known))('« %s » tells something', (name) => expect(isUnderstood(name)).toBe(true));

it('says of no name that it is understood by a catalogue that lacks the words that tell nothing', () => {
  const { vague: _vague, parts: _parts, ...older } = restrictedWords;
  for (const name of ['souvenir', 'truc orange', 'tapis']) {
    expect(isNameUnderstood(name, [], products, older), name).toBe(false);
  }
});

const disguised =
  'robe kokin, sac sacdecannabisdoux, robe foiegrasmaison, tapis jambonserranoo, sac zafromagez';
it.each(split(disguised))('« %s » hides a word that is nearly restricted', (name) =>
  expect(isUnderstood(name)).toBe(false),
);

/** A form, a state, a material or half of a longer name, beside what nobody knows. */
const halfKnown =
  'zorglub Côte d’Ivoire, pièce zorglub, spray zorglub, zorglub grillé, zorglub fur, zorglub skin, dent de zorglub, feuilles de zorglub, zorglub root, zorglub horn, curry zorglub, plume de zorglub, bois de zorglub, roman zorglub';
it.each(split(halfKnown))('« %s » may be of anything', (name) => expect(isUnderstood(name)).toBe(false));

const madeOf = 'sac en phoque, porte-monnaie en phoque, bague en acajou';
it.each(split(madeOf))('« %s » is of what may be restricted', (name) =>
  expect(isUnderstood(name)).toBe(false),
);

const everyday =
  't-shirt Barcelona, montre Casio, tapis Ispahan, robe Zara, casque Bose, sac Longchamp, veste Barbour, t-shirt Paul, lampe Ikea, montre Seiko, robe Desigual, sac Eastpak, valise Samsonite, chaussures Timberland, parfum Guerlain, collier Agatha, tapis Boucherouite, jean Uniqlo, pull Jacquard, sac Kipling, tirelire cochon, peluche mouton, coussin en forme de jambon, pince à escargots, montre Richard Mille, gaine amincissante, assiette en porcelaine motif cochon';
const bought =
  'baskets Nike Air, coque iPhone 15, spray coiffant, curry en poudre, fausse fourrure, grille-pain, boucles d’oreilles cerise, brosse à dents Oral-B, rouge à lèvres MAC, teddy bear Steiff, feuilles de laurier séchées, nouilles instantanées, roman policier, pièce auto, pièce de moto, plumes décoratives, veste en jean, robe en lin, gants en daim, sac en liège, polaire Columbia, montre Fossil, sheet mask, curry powder, dog collar, trading cards, bath bomb, root beer, faux fur coat, coin purse, hair spray, gummy bears, leather jacket, wooden toy, crème pour la peau, skin care, croix en bois, jouet en bois, robe Zara, doudoune Moncler, lego Star Wars, figurine One Piece, poupée Barbie, crème Nivea, thé matcha, café Starbucks, chocolat Lindt, KitKat matcha, bonbons Haribo, épices, savon de Marseille, raquette Babolat, guitare Fender, casque Shoei, enceinte JBL, valise Rimowa, bottes Ugg, manteau Max Mara, manteau en laine, manteau en fausse fourrure, tapis de yoga, vestido, camiseta, scarpe, Kleid, Schuhe, trottinette Xiaomi, voiture miniature';
it.each(split(bought))('« %s » is what people buy', (name) => expect(isUnderstood(name)).toBe(true));

it.each(split(everyday))('« %s » is an everyday name', (name) => expect(isUnderstood(name)).toBe(true));

/** « Thé », of whoever does not know which, keeps the name that the question is about. */
it('understands every name of the catalogue that nothing restricts, but « other »', () => {
  const names = [...products.values()].flatMap(({ name, restrictedGood }) =>
    restrictedGood === null ? name : [],
  );
  expect(names.filter((name) => !isUnderstood(name))).toEqual(['Autres produits', 'Autre article']);
});

it('finds nothing hidden in the names of the catalogue', () => {
  const names = catalogue.products.flatMap(({ name, relatedWords }) => [name, ...relatedWords]);
  expect(names.filter((name) => !isUnderstood(`lampe ${name}`))).toEqual([]);
});

describe('an answer', () => {
  const answerTo = (customName: string, country = 'MA') =>
    assessed(situation([{ customName, originalValue: 20 }], { country }));

  it.each(split('xyzzy, سجادة, objet'))('owes nothing for « %s », and has it checked', (name) => {
    for (const country of ['MA', 'ES', 'AD', 'CH']) {
      const answer = answerTo(name, country);
      expect([verdictOf(answer), needsAttention(answer), answer.total]).toEqual(['unidentified', true, 0]);
      expect(answer.warnings).toMatchObject([
        { code: 'unknown-name', severity: 'information', legalBasis: null, customIds: ['0'] },
      ]);
    }
  });

  it('says which article it does not know, and asks for French where it reads no letter', () => {
    const messageFor = (name: string) =>
      answerTo(name).warnings[0]?.message.replace(/[\u00A0\u202F\u2060]/g, ' ');
    expect(messageFor('xyzzy')).toBe(
      '« xyzzy » : nous ne savons pas ce que c’est. Vérifiez que ce n’est ni interdit ni réglementé.',
    );
    expect(messageFor('سجادة')).toBe(
      '« سجادة » : nous ne savons pas ce que c’est. Vérifiez que ce n’est ni interdit ni réglementé. Écrivez son nom en français : tabac, alcool, viande et médicaments ont leurs règles.',
    );
  });

  it('names several articles at once', () => {
    const answer = assessed(
      situation([
        { customName: 'xyzzy', originalValue: 20 },
        { customName: 'lampe', originalValue: 20 },
        { customName: 'zorglub', originalValue: 20 },
      ]),
    );
    expect(answer.warnings.map(({ code, customIds }) => [code, customIds])).toEqual([
      ['unknown-name', ['0', '2']],
    ]);
    expect(answer.warnings[0]?.message).toMatch(
      /^«.xyzzy.», «.zorglub.».: nous.*qu’aucun n’est interdit ni réglementé/u,
    );
  });

  it.each([
    [
      [{}],
      'Un article sans nom : nous ne savons pas ce que c’est. Vérifiez que ce n’est ni interdit ni réglementé.',
    ],
    [
      [{ customName: ' ' }],
      'Un article sans nom : nous ne savons pas ce que c’est. Vérifiez que ce n’est ni interdit ni réglementé.',
    ],
    [
      [{}, {}],
      'Des articles sans nom : nous ne savons pas ce que sont ces articles. Vérifiez qu’aucun n’est interdit ni réglementé.',
    ],
  ])('accepts %j, which no name tells, and has it checked', (unnamed, message) => {
    const answer = assessed(situation(unnamed.map((good) => ({ ...good, originalValue: 20 }))));
    expect([verdictOf(answer), needsAttention(answer), answer.total]).toEqual(['unidentified', true, 0]);
    expect(answer.warnings.map(({ code, customIds }) => [code, customIds])).toEqual([
      ['unknown-name', unnamed.map((_, index) => `${index}`)],
    ]);
    expect(answer.warnings[0]?.message.replace(/[\u00A0\u202F\u2060]/g, ' ')).toBe(message);
  });

  it('speaks of what has no name apart from what has one', () => {
    const { warnings } = assessed(
      situation([{ customName: 'xyzzy', originalValue: 20 }, { originalValue: 20 }]),
    );
    expect(warnings.map(({ message, customIds }) => [message.split(' ')[0], customIds])).toEqual([
      [expect.stringMatching(/xyzzy/u), ['0']],
      ['Un', ['1']],
    ]);
  });

  it.each([
    { customName: 'lampe' },
    { customName: 'saucisson' },
    { customName: 'xyzzy', restriction: 'meat' },
    { customName: 'xyzzy', restrictionAnswers: { drugs: 'yes' } },
    { id: 'robe-coton' },
    { restrictionAnswers: { drugs: 'yes' } },
  ] as const)('says nothing more of %j', (good) => {
    const { warnings } = assessed(situation([{ originalValue: 20, ...good }]));
    expect(warnings.map(({ code }) => code)).not.toContain('unknown-name');
  });
});
