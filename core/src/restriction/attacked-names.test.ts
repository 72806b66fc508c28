import { expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { doubtsAbout } from './held-restrictions';

/**
 * Names written before the tables were looked at: 119 of the first 140 were right when they were first tried, then 73 of
 * 83 others. What was missed was mended by rules: the goods of a name are kept apart from what shows or contains them.
 */
const written: readonly (readonly [goods: string, names: string])[] = [
  [
    'meat',
    'lomo ibérique tranché, pastrami, nuggets de poulet, samoussas au bœuf, raviolis à la viande, boerewors, soudjouk, chicharrones, saucissons d’âne, conserve de corned-beef',
  ],
  ['dairy', 'lben, smen, halloumi, labneh, dulce de leche, ghee indien, burrata'],
  ['pet-food', 'pâtée pour chat, os à mâcher pour chien'],
  ['fish', 'bottarga, crevettes séchées, thon en boîte'],
  ['animal-products', 'gelée royale, nids d’hirondelle'],
  [
    'plants',
    'feuilles de curry, piments frais, bulbes de tulipe, litchis, racines de gingembre, patates douces',
  ],
  ['soil-and-potatoes', 'pommes de terre violettes'],
  [
    'ivory|protected-species',
    'peau de python, carapace de tortue, corne de rhinocéros, châle shahtoosh, bile d’ours, ceinture en croco, touches de piano en ivoire, coquille de bénitier',
  ],
  ['caviar|fish', 'boîte de béluga'],
  [
    'counterfeits',
    'faux sac Chanel, montre Rolex superclone, Air Jordan répliques, sac Gucci 1:1, sac Louis Vuitton faux, Rolex fausse',
  ],
  [
    'drugs',
    'beuh, ecstasy, feuilles de coca, shit, bonbons au THC, captagon, kétamine, champignons hallucinogènes',
  ],
  [
    'weapons',
    'matraque télescopique, bombe lacrymogène, étoiles de ninja, chargeur de Glock, munitions 9 mm, canne-épée, carabine à plomb',
  ],
  ['explosives', 'pétards mammouth, fusées de détresse, grenade fumigène'],
  [
    'cash',
    '8000 livres sterling, enveloppe de 12 000 €, chèques de voyage, krugerrand, 20 k€ en cash, 1 000 000 FCFA, billets de 500 €',
  ],
  ['medicine|drugs', 'doliprane, insuline, ozempic, xanax'],
  ['animals|protected-species', 'tortue vivante, œufs fécondés de perruche'],
  ['cultural-goods', 'statuette précolombienne, monnaie antique, icône russe du XVIIIe siècle'],
  ['sale-ban|nicotine-pouches', 'puffs 9000 taffes, cigarettes au menthol, velo sachets, gutkha'],
  [
    'alcohol',
    'arak, ouzo 70cl, grappa, moonshine, boukha, crémant, Cointreau, chartreuse verte, bouteille de Jameson, punch coco, genièvre',
  ],
  [
    'tobacco',
    'Lucky Strike, paquets de Winston, tabac blond, snus suédois, Cohiba Robusto, philip morris, beedies, cigarettes au menthol',
  ],
  [
    'meat',
    'sac de bœuf séché, boîtes de cassoulet, brochettes d’agneau, farce à la viande, 3 terrines de lapin',
  ],
  [
    'dairy',
    'raclette suisse fumée, pots de yaourt grec, lait concentré Nestlé, mozzarella di bufala, riz au lait',
  ],
  [
    'plants|soil-and-potatoes',
    'ail des ours, rhizomes d’iris, plants de tomates, branches d’olivier, rosier en pot, noyaux d’avocat',
  ],
  [
    'ivory|protected-species|cultural-goods',
    'netsuke en ivoire, sac en peau de varan, hippocampes séchés, vase étrusque',
  ],
  ['counterfeits', 'iPhone contrefait, t-shirt Lacoste imitation, fausses AirPods'],
  [
    'drugs|cbd',
    'pochon d’herbe, gâteau au cannabis, buvards de LSD, vape THC parfum mangue, graines de cannabis',
  ],
  [
    'weapons|explosives',
    'porte-clés taser, bombe au poivre, couteau automatique, cartouches calibre 12, arc de chasse à poulies',
  ],
  ['cash', '15 000 francs suisses, 11.000 €, 9000 $ en billets, une liasse de 200 euros, 40 000 roupies'],
  ['medicine|narcotic-medicine', 'boîtes d’Augmentin, stylo Ozempic, sirop codéiné, plaquettes de Viagra'],
  [
    'tobacco',
    'cartouches de Marlboro, cigarettes chinoises, tabac à narguilé double pomme, paquets de clopes, cigarettes menthol click',
  ],
  [
    'alcohol',
    'bouteille de vodka Belvedere, pack de Heineken, vin de palme, liqueur de café, bouteilles de Bordeaux',
  ],
];

const lookAlikes =
  'parfum Black Opium 90 ml, parfum Poison, verre à ouzo, lampe tortue, peluche éléphant, jeu Monopoly, portefeuille en cuir de vachette, tirelire cochon, robe champagne, rouge à lèvres bordeaux, chaussures cognac, carte cadeau Amazon 50 $, chèque cadeau 30 €, pistolet à colle, bombe de bain, balles de golf, cartouche Nintendo, ceinture noire de karaté, bonbons à la menthe, figurine dragon, couteau de cuisine japonais, poster vache, montre 100 €, huile d’argan, savon d’Alep, filtre à café, coque iPhone en bois, enveloppe matelassée, timbres de collection neufs, jeu de 500 billets, euro 2024 maillot, poupée russe, thermos Stanley, lampe de sel, verre de cristal, planche à pain, cartes Pokémon, eau de parfum Poison Girl, t-shirt Che Guevara, mug dollar, tirelire dollar, coque 50 euros, lot de 3 livres à 20 €, badge kalachnikov, doudou lapin, gourde girafe, parapluie canard, jeu de fléchettes, cahier 100 pages, tapis 1000 dirhams, ticket de métro, robe de soirée 200 $, porte-cartes, chocolat Toblerone, bracelet tête de mort, savon au lait d’ânesse, biscuits au gingembre, lunettes aviateur, sandales en corde, pot de fleurs en terre cuite, sac en raphia, ceinture Gucci 300 €, coussin tigre, chaussettes requin, disque vinyle, cire à épiler, montre punch';

const arrival = { country: 'MA', regime: 'third', law: lawOn('2026-11-22') } as const;
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);
const rows = written.flatMap(([goods, names]) =>
  names.split(', ').map((name) => [name, goods.split('|')] as const),
);

it.each(rows)('asks about « %s »', (name, goods) => {
  expect(asked(name).filter((good) => goods.includes(good))).not.toEqual([]);
});

it.each(lookAlikes.split(', '))('asks nothing about « %s »', (name) => expect(asked(name)).toEqual([]));
