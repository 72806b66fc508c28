import { describe, expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { indexCatalogue } from '../goods/index-catalogue';
import type { Product } from '../goods/product';
import {
  type RestrictedGoodId,
  type RestrictionSeverity,
  restrictedGoodIds,
} from '../goods/restricted-good-id';
import { currencySign } from '../goods/restricted-words';
import { lawOn } from '../regulation/law';
import { regimeOf } from '../regulation/regime';
import { doubtsAbout, restrictionsSought } from './held-restrictions';
import { restrictedGoodsNamed } from './name-restrictions';

const date = '2026-11-22';

function found(name: string, country: string): readonly string[] {
  const regime = regimeOf({ country, meanOfTransport: 'plane', border: false });
  const arrival = { country, regime, law: lawOn(date) };
  return doubtsAbout(name, arrival, catalogue.restrictedWords).map(
    ({ good, severity }) => `${good.id}: ${severity}`,
  );
}

const words = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

const fromTheUnitedStates: readonly (readonly [RestrictedGoodId, RestrictionSeverity, string])[] = [
  [
    'meat',
    'forbidden',
    `saucisson, Saucissons, saucison, SAUCISSON SEC, sauciflard, jambon, jambom, jambon cru, pata negra, poulet, poulets, poulet fumé,
    poullet, jerky, beef jerky, biltong, viande, viandes séchées, viande de brousse, foie gras, foie-gras, bloc de foie gras, magret de canard,
    pâté de foie, rillettes, merguez, khlii, pastirma, sucuk, chorizo, salami, lardons, bacon, andouillette, steack, steak haché, côte de bœuf,
    cote de boeuf, gibier, sanglier, lapin, corned beef, spam, slim jim, bak kwa, lap cheong, nem chua, raviolis à la viande, bouillon de poulet,
    3 saucissons secs, sandwich au jambon, cassoulet, Poulet en peluche, livre sur le jambon, charcuterie corse, graisse de canard, dinde, hot dog`,
  ],
  [
    'dairy',
    'forbidden',
    `yaourt, yaourts, yahourt, fromage, fromages, fromage de chèvre, cheese, cheddar, gouda, mozzarella, parmesan, reblochon, comté, camembert, raclette,
    feta, beurre, beurre salé, beure demi-sel, lait, lait concentré, lait en poudre, dulce de leche, kéfir, labneh, crème fraîche, glace, ice cream, ghee, smen,
    mascarpone, cream cheese, kiri, vache qui rit`,
  ],
  ['pet-food', 'forbidden', 'croquettes, croquettes pour chat, pâtée pour chien, nourriture pour chien'],
  ['fish', 'regulated', 'saumon fumé, poisson séché, thon, crevettes, homard, morue, bottarga, huîtres'],
  [
    'animal-products',
    'regulated',
    'miel, pot de miel, miel de manuka, œufs, oeufs, gelée royale, propolis, nid d’hirondelle',
  ],
  ['infant-food', 'regulated', 'lait infantile, lait maternisé, lait bébé, aptamil, baby formula, petit pot'],
  [
    'plants',
    'regulated',
    `mangue, mangues, mangues fraîches, litchis, papaye, citrons verts, pommes, tomates, légumes, fruits, fruits frais, fleurs coupées, bouquet de roses, orchidée,
    plante verte, bonsaï, graines, graines de tomate, bulbes de tulipe, boutures, piments frais, igname, manioc, avocats, herbes fraîches, canne à sucre, noix de cola`,
  ],
  ['soil-and-potatoes', 'forbidden', 'terre, terreau, pommes de terre, patates, pied de vigne'],
  [
    'ivory',
    'forbidden',
    `ivoire, bracelet en ivoire, statuette en ivoire, défense d’éléphant, écaille de tortue, peigne en écaille de tortue, corne de rhinocéros, shahtoosh, châle shahtoosh,
    peau de léopard, peau de jaguar`,
  ],
  [
    'protected-species',
    'regulated',
    `corail, collier en corail, coquillages, conque, crocodile, sac en crocodile, sac croco, ceinture en python, palissandre, bois de rose, bois d’agar, fourrure, vigogne,
    dent de requin, papillons sous verre, étoile de mer, trophée de chasse, animal empaillé`,
  ],
  ['caviar', 'regulated', 'caviar, boîte de caviar, béluga'],
  [
    'counterfeits',
    'forbidden',
    'contrefaçon, contrefacons, faux sac Vuitton, fausse Rolex, imitation de marque, réplique de montre, fake, faux billets, copie de sac',
  ],
  [
    'drugs',
    'forbidden',
    `cocaïne, cocaine, coke, cannabis, canabis, weed, beuh, shit, haschich, résine de cannabis, herbe, ganja, marijuana, marie-jeanne, joint, héroïne, ecstasy, extasy, mdma, lsd,
    kétamine, opium, khat, champignons hallucinogènes, champis, crack, space cake, thc, hhc, edibles, feuilles de coca, thé de coca, amphétamines, captagon, protoxyde d’azote`,
  ],
  ['cbd', 'regulated', 'cbd, huile de cbd, fleurs de CBD, chanvre'],
  [
    'weapons',
    'regulated',
    `arme, pistolet, revolver, flingue, kalachnikov, kalach, fusil, fusil à pompe, carabine, munitions, balles de fusil, couteau papillon, cran d’arrêt, poing américain, katana, sabre,
    machette, taser, matraque, bombe lacrymogène, gazeuse, shuriken, nunchaku, arbalète, airsoft, poignard, glock, épée`,
  ],
  [
    'explosives',
    'regulated',
    'pétards, petards, feu d’artifice, feux d’artifice, fumigènes, dynamite, mortier d’artifice',
  ],
  [
    'cash',
    'regulated',
    'argent liquide, 12 000 euros en liquide, espèces, cash, lingot d’or, chèques de voyage, pièces d’or',
  ],
  ['fuel', 'regulated', 'essence, gasoil, jerrican d’essence, bidon d’essence'],
  [
    'medicine',
    'regulated',
    'médicaments, doliprane, antibiotiques, viagra, ozempic, xanax, stéroïdes, tramadol, mélatonine 10mg, somnifères, anxiolytique, sleeping pills',
  ],
  ['animals', 'regulated', 'chien, chiot, chat, perroquet, tortue vivante, poissons vivants'],
  [
    'cultural-goods',
    'regulated',
    'antiquité, objet ancien, amphore, pièces anciennes, momie, fossile, icône ancienne, manuscrit ancien, biens culturels',
  ],
  ['nicotine-pouches', 'forbidden', 'zyn, pouches, sachets de nicotine'],
  ['sale-ban', 'regulated', 'snus, puff, puffs, elf bar, pointeur laser'],
  ['dangerous-products', 'forbidden', 'pesticides, crème éclaircissante, mercure, brouilleur, hydroquinone'],
];

describe('from the United States, these names leave a doubt', () => {
  for (const [good, severity, names] of fromTheUnitedStates) {
    it.each(words(names))(`${good}: %s`, (name) => {
      expect(found(name, 'US')).toContain(`${good}: ${severity}`);
    });
  }
});

describe('from elsewhere', () => {
  it.each([
    ['saucisson', 'CH', []],
    ['saucisson', 'ES', []],
    ['jambon', 'GB', ['meat: forbidden']],
    ['jambon', 'FO', ['meat: regulated']],
    ['merguez', 'MA', ['meat: forbidden']],
    ['saucisson', 'IC', []],
    ['fromage', 'CH', []],
    ['fromage', 'NO', []],
    ['fromage', 'TH', ['dairy: forbidden']],
    ['smen', 'MA', ['dairy: forbidden']],
    ['mangues', 'TH', ['plants: regulated']],
    ['mangues', 'CH', []],
    ['mangues', 'IT', []],
    ['pommes de terre', 'MA', ['soil-and-potatoes: forbidden']],
    ['cocaïne', 'ES', ['drugs: forbidden']],
    ['khat', 'CH', ['drugs: forbidden']],
    ['contrefaçon', 'IT', ['counterfeits: forbidden']],
    ['faux sac Gucci', 'TH', ['counterfeits: forbidden']],
    ['ivoire', 'TH', ['ivory: forbidden']],
    ['ivoire', 'BE', ['ivory: regulated']],
    ['corail', 'ES', []],
    ['pétards', 'DE', ['explosives: regulated']],
    ['fusil', 'DE', ['weapons: regulated']],
    ['jerrican d’essence', 'BE', ['fuel: regulated']],
    ['argent liquide', 'LU', ['cash: regulated']],
    ['médicaments', 'ES', []],
    ['zyn', 'SE', ['nicotine-pouches: forbidden']],
    ['chiot', 'ES', ['animals: regulated']],
    ['grenade', 'MA', ['plants: regulated', 'weapons: regulated']],
    ['grenade', 'ES', ['weapons: regulated']],
  ] as const)('%s from %s', (name, country, expected) => {
    expect(found(name, country)).toEqual(expected);
  });
});

const harmless = words(`
  savon au lait, savon au miel, savon d’Alep, lait corporel, lait de coco, lait d’amande, lait solaire, lait pour le corps, crème, crème solaire, crème pour les mains,
  chocolat au lait, chocolat, chocolats, bonbons, bonbons au miel, nougat au miel, biscuits au beurre, caramel au beurre salé, beurre de karité, beurre de cacahuète, beurre de cacao,
  sac banane, banane, bananes, ananas, dattes, noix de coco, plante artificielle, fleurs artificielles, pistolet à eau, pistolet à colle, sabre laser, pomme Apple, AirPods, iPhone, jus, jus d’orange,
  jus de mangue, café, café moulu, thé, thé vert, thé au citron, sac façon crocodile, sac à main, sac à dos, tee-shirt, robe à fleurs, chemise à fleurs, robe ivoire, rose, montre, parfum, parfum à la rose,
  huile d’olive, épices, curry, safran, vanille, riz, pâtes, pain, gâteau, confiture de fraises, confiture, sirop d’érable, fruits secs, raisins secs, abricots secs, figues séchées, noix de cajou, amandes, pistaches,
  fleur de sel, herbes de Provence, eau de fleur d’oranger, cartouche d’encre, sauce soja, sauce piquante, ketchup, mayonnaise, vinaigre,
  couteau de cuisine, couteau à fromage, planche à fromage, machine à yaourt, moule à gâteau, tasse chat, mug, collier pour chien, laisse pour chien, jouet pour chat, gamelle pour chien, arbre à chat,
  tortue ninja, requin en plastique, poupée, lego, puzzle, jeu de société, chargeur, casque, joint de robinet, terre cuite, tajine, tapis, bougie à la vanille, bougie, encens, bois d’olivier, statuette en bois, masque, tableau,
  faux cils, faux ongles, fausse fourrure, perles, bijou fantaisie, bague, bracelet, boucles d’oreilles, lunettes, coca-cola, soda, ice tea, essence de parfum, jean Diesel, cristal, verre en cristal, boule à neige, poudre de riz,
  œufs de Pâques en chocolat, coquetier, caviar d’aubergine, graines de chia, graines de sésame, olives, tomates séchées, champignons séchés, marrons glacés, pâtes de fruits, loukoums, halva, baklava, dragées, muesli, céréales,
  chaussures, ceinture en cuir, portefeuille, valise, parapluie, stylo, cahier, livre, BD, guitare, djembé, vélo, ballon, raquette, serviette, draps, coussin, rideau, lampe, miroir, cadre photo, magnet, porte-clés, carte postale,
  shampoing au lait de coco, gel douche au miel, crème visage, rouge à lèvres, vernis, sérum, après-shampoing, dentifrice, brosse à dents, couches, biberon, poussette, porte-monnaie, carte cadeau, bouquet de fleurs artificielles, soie, cachemire
`);

describe('these names mean nothing restricted', () => {
  it.each(harmless)('%s', (name) => {
    expect(found(name, 'US')).toEqual([]);
  });
});

const ambiguousWords = `quad; beluga; pièce ancienne; figue de barbarie; mangue; goyave; graines; figues; Thon en conserve; thon; tuna; sardine;
  Sardines en conserve; anchois; Anchois; Pistolet jouet, arme factice; pistolet jouet; sabre; steak; olivier; glace;
  argent; or; gold; pièces; pierre; cartouche; bourbon; tabac à chauffer; pêche; raisin; orange; gingembre; oud; tamarin; figue; abricot; piment; oignon; cèpes; couteau; couteau japonais; knife; silencieux;
  yamaha; chicha; hookah; iqos`;

/** A listed article carries the quantity that its taxes depend on. */
const hasQuantity = ({ amountProduct, subProducts }: Product): boolean =>
  amountProduct !== null || subProducts.some(hasQuantity);

it('finds no doubt in the names of products that nothing restricts', () => {
  // A word by itself may name a dried, toy, tinned or kitchen thing as well as a fresh, real, raw or hunter’s one, or
  // what is used as well as what is smoked in it or thrown away: it is asked.
  const ambiguous = new Set(ambiguousWords.split(';').map((word) => word.trim()));
  const doubtful = [...indexCatalogue(catalogue).values()]
    .filter((product) => !hasQuantity(product))
    .flatMap(({ name, relatedWords, kind, restrictedGood }) =>
      kind === 'category' || restrictedGood !== null
        ? []
        : [name, ...relatedWords]
            .filter((word) => !ambiguous.has(word))
            .flatMap((word) => found(word, 'US').map((doubt) => `${word} → ${doubt}`)),
    );
  expect(doubtful).toEqual([]);
});

describe('a search', () => {
  it.each([
    ['saucisson', ['meat'], []],
    ['sauciss', ['meat'], []],
    ['kalac', [], ['weapons']],
    ['viande', ['meat'], []],
    ['cocaïne', ['drugs'], []],
    ['cartouche', [], []],
    ['couches', [], []],
    ['crème', [], []],
    ['robe', [], []],
    ['serpe', [], []],
  ] as const)('of « %s »', (query, named, begun) => {
    const arrival = { country: 'US', regime: 'third', law: lawOn(date) } as const;
    const sought = restrictionsSought(query, arrival, catalogue.restrictedWords);
    expect(sought.named.map(({ good }) => good.id)).toEqual(named);
    expect(sought.begun.map(({ good }) => good.id)).toEqual(begun);
  });
});

it('finds every phrase of the tables by itself, for the good that it names', () => {
  const { restrictedWords } = catalogue;
  const missed = restrictedGoodIds.flatMap((good) =>
    (restrictedWords.goods[good] ?? [])
      .filter((text) => !text.startsWith(currencySign))
      .map((text) => text.replace(/^[$^+=!~]/, ''))
      .filter((text) => !restrictedGoodsNamed(text, restrictedWords).includes(good))
      .map((text) => `${good}: ${text}`),
  );
  expect(missed).toEqual([]);
});
