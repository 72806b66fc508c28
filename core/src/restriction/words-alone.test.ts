import { describe, expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { restrictedGoods } from '../regulation/tables/restricted-goods';
import { doubtsAbout } from './held-restrictions';

/** One word that is the whole name, and was answered « Rien de plus à payer »: beside others it may be of anything. */
const alone = {
  cash: 'or, de l’or, gold, pièce, pièces, des pièces, lingot, lingots, ingot, barre d’or, once d’or',
  'sand-and-stones':
    'pierre, une pierre, pierres, galet, caillou, sable, roche, roches, sand, pebble, pebbles, stone, stones, pierre de plage',
  'protected-species': `lion, lions, un lion, tigre, loup, singe, tortue, perroquet, requin, zèbre, léopard, panthère, guépard, hippopotame, crocodile, serpent, python, caméléon, iguane,
    baleine, phoque, éléphant, girafe, aigle, faucon, hibou, tiger, wolf, shark, peau de lion, peau de loup, peau d’éléphant, crâne de lion, tête de loup, tête de tigre, dent d’ours,
    fourrure d’ours, griffe d’aigle, os de lion, patte de lion, plume d’aigle, lion naturalisé, loup empaillé,
    bracelets éléphant, scorpion, bocal scorpion, scorpion encadré, bracelet éléphant, cuir d’éléphant, coco de mer, bois d’oud, oud, salep, sahlep`,
  ivory:
    'hippocampe, hippocampes, hippocampe séché, poudre d’hippocampe, rhinocéros, corne de rhinocéros, peau de rhinocéros',
  animals:
    'lapin, lapins, un lapin, poule, coq, vivant, vivante, vivants, animal vivant, animaux vivants, live animal, reptile, insecte, scorpion',
  plants:
    'lys, fleur de lys, fleurs de lys, palmier, sapin, sapins, citronnelle, basilic thaï, collier de fleurs, menthe, bouquet de menthe, botte de menthe, persil, bouquet de persil, gingembre, tamarin, graines de coriandre à semer, graines de moutarde et de tomate',
  meat: `samoussa, momos, dumplings, kobé, pate, PATE, boite de pate, PATE PISTACHE, PATE LORRAIN, pâté, PÂTÉS, pâté aux noisettes, pâté pizza,
    pate forestier verre 12 €, pate maison bocal verre, pate 180 g pot verre, pate alsacien pain, pate et pain, pate + verre, pate verre, pate maison sel, pate forestier fruits,
    pate au piment, pate piment d’Espelette, pate de truffe, pate à la pistache, pate et tomate, pâté pistache, pâté de tomate, pate maison chou`,
  dairy: 'tome, tome de Savoie, sirene, philadelphia',
  medicine: 'mélatonine',
  'sale-ban': 'stylo laser',
  fish: 'piranha',
  'cultural-goods': 'crâne humain, crânes humains, ossements humains',
} as const;

/** The same with how much of it there is, which changes nothing; a number alone is a model, or a fineness. */
const measured = {
  cash: 'lingot 24 carats, lingot 24k, lingot 100 g, lingot 100g, lingot Valcambi, lingots de 50 g, pièce 22 carats, pièces 22 ct, or 24 k, or 20 g, or 18 g, or 24 carats, gold 24k, napoléon, napoléon 20 francs, argent liquide 5 kg, argent en espèces 500 g, gold coins 22 carats, gold bar 22k',
  fish: 'moules 1 kg, moules 500g, 500g moules, moules 2 litres, moules 2 l, moules 2L',
  dairy: 'philadelphia 200 g, süt 50 cl, glaces 1 litre',
  meat: 'duck 1 kg, PATE 500 g',
  plants: 'fraise 500 g, figue 1kg, grenade 1 litre, oranges 2 litres',
  weapons: 'grenade 1 litre, lacry 75 ml',
  'animal-products': 'sang 1 litre',
  drugs: 'herbe 5 g, coke 2g',
  'sand-and-stones': 'sable 2 kg, sable 50 cl',
  'protected-species': 'salep 200 g, requin 2 kg, tiger skin 500 g',
} as const;

/** Names of other things that hold these words. */
const ordinary = [
  `bague en or, collier or, montre or, or rose, bijou en or, pièce de rechange, pièces détachées, pièce de moto, deux-pièces, maillot deux pièces, pièce de théâtre,
    pièce montée, lingot en chocolat, haricots lingots, golden goose, lingot d’argent 100 g, lingot de cuivre, lingot de platine, lingot de savon, lingot au chocolat, argent 925, argent 100 g, 100 g d’argent, or 750, or 18 carats,
    pierre 3 carats, pierre 5 ct, or 8 carats, or 10 carats, or 21 carats, or 22 carats, 22 carats or, gold 10k, gold 21k, gold 22 ct, or 18k 5 g, lingot de laiton, lingots de fonte,
    lingot de verre 1 kg, lingot en bronze`,
  `coke 33 cl, coke 1 litre, 33 cl de coke, tiger 33 cl, panthère 75 ml, lion 500 g, tiger 500g, orange 1 litre, menthe 70 cl, kiwi 50 cl, napoléon 70 cl, cartouche 500 ml, coke 2 l, orange 1 l, coke 0,33 l,
    victorinox 50 ml, mercedes 100 ml`,
  `pates, PATES, pâtes, pâte, pate a tartiner, PATE A TARTINER, pâte à modeler, PATE A MODELER, pate à modeler, pate a pizza, pate d’amande, pate de fruits,
    pate feuilletee, pate brisée, pâte de fruits, chaque, pate carbonara, pate barilla, pate italienne, pate fusilli, PATE PENNE, pate panzani, pate seche, pate complete,
    pate fraiche, pate au ble, pate sans gluten, pate de piment, pate de tomate, pate tomate, pate de pistache, pate de noisette, pate vegan, pate vegetal, pate de riz,
    pate dentaire, pate de verre, pate a pain, pate à pain, pate a sel, pate a choux, pate de fruit, pate d’amande, pate d’amandes`,
  `pierre à aiguiser, pierre ponce, pierre de lune, pierre précieuse, pierres fines, pierres précieuses, collier en pierre, bague pierre, bijou en pierres fines, statue en pierre,
    pierre à pizza, pierre d’alun, rocher au chocolat, Rolling Stones`,
  `dent de lion, ours, ours en peluche, lion en bois, lion en peluche, masque de lion, tee-shirt tigre, puzzle tigre, poupée tigre, tapis lion, pull loup, statue de lion, bague tête de lion,
    gueule de loup, œil de tigre, baume du tigre, singe en peluche, loup de carnaval, bracelet œil de tigre, tête de lion en bronze, tête de tigre en plastique`,
  `biscuit palmier, bougie citronnelle, savon laurier, collier scorpion, tunique éléphant, pantalon éléphant, sac éléphant, palmiers, paquet de palmiers, sauce basilic thaï,
    sac dumpling, magnet masque funéraire, savon coco fesse, tee-shirt crâne humain, gel douche coco de mer,
    parfum bois d’oud, imprimante laser bleue, sapin désodorisant`,
  'piranha empaillé, vinaigre',
  `thé à la menthe, sirop de menthe, bonbons à la menthe, gingembre confit, gingembre en poudre, pâte de tamarin, oud (guitare), eau de parfum oud,
    figurine rhinocéros, pendentif hippocampe, maillot Kobe Bryant, Nike Kobe, maillot Philadelphia, One Piece tome 100, Harry Potter tome 1, poupée sirène, collier sirène`,
  'pendentif fleur de lys, foulard fleur de lys, fleur de sel, spectacle vivant, tableau vivant',
].flatMap((names) => names.split(/,\s+/u));

const arrival = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);

it('has a question in words for each good that a name may mean', () => {
  const named = Object.keys(catalogue.restrictedWords.goods);
  const questions = restrictedGoods.map(({ id, question }) => [id, question !== null] as const);
  expect(questions.filter(([id, isAsked]) => !isAsked && named.includes(id))).toEqual([]);
});

describe.each([...Object.entries(alone), ...Object.entries(measured)])('%s', (good, names) => {
  it.each(names.split(/,\s+/u))('may be « %s »', (name) => expect(asked(name)).toContain(good));
});

it.each(ordinary)('asks nothing about « %s »', (name) => expect(asked(name)).toEqual([]));

it('takes a quantity after a comma for that of what precedes it', () => {
  expect(['coke, 33 cl', 'moules, 2 litres', 'argent, 5 kg'].map(asked)).toEqual([[], ['fish'], []]);
});
