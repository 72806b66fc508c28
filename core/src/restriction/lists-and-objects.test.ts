import { describe, expect, it } from 'vitest';
import { catalogue } from '../assessment/testing/situation';
import { lawOn } from '../regulation/law';
import { doubtsAbout } from './held-restrictions';

/** People write lists with spaces: what stands bare behind a garment or in a basket is another thing, or its picture. */
const written = {
  'ivory|protected-species':
    'écharpe shahtoosh, foulard en shahtoosh, pantalon en python, jupe en peau de crocodile, bouton en ivoire, statuete en ivoir, un truc en ivoir, robe et bracelet en ivoire, peigne en écaille, tabouret pied d’éléphant, bijou marfil, collier en avorio, bracelet elfenbein, 🐘',
  meat: 'chemise jambon, robe jambon, robe saucisson foie gras, sac jambon, panier jambon fromage, robe avec jambon, ковбаса, 🥩',
  dairy: 'panier fromage, robe fromage, fondue, fondue suisse',
  alcohol: 'robe vodka, chaussure vodka, горілка',
  tobacco: 'robe cigarettes, montre cigarettes',
  drugs: 'robe kokain, farlopa, maconha, 💊',
  weapons: '🔫',
  counterfeits:
    'sac Guci, imitassion Rolex, copie, reps, baskets AAA, Rolex pas vrai, dupe, dupe Dior, maillot reps',
  'cultural-goods': 'vase Ming, statue ancienne, tapis ancien, coran ancien, tête réduite',
  cash: 'mallette de billets, enveloppe d’argent, sacoche de billets, somme d’argent',
  'dangerous-products': 'cartouche de gaz',
  'fish|caviar': 'shark fin, kaviar, ikra',
  'animal-products': 'bird nest, sang',
  animals: 'abeilles',
} as const;

const objects =
  'robe à fleurs, robe imprimé jambon, t-shirt motif saucisson, sac à fromage, plateau à fromage, robe ivoire, robe ivoir, écharpe ivoire en laine, robe corail, robe champagne, pull renne, sac cochon, t-shirt Heineken, casquette Marlboro, orange sanguine, cahier de copies, piles AAA, appareil à fondue, service à fondue, peigne en bois, cartouche d’encre, tapis ancien modèle, enveloppe, mallette, montre argent, pied de lampe, nid d’abeille, robe miel, jupe cigarette';

const arrival = { country: 'US', regime: 'third', law: lawOn('2026-11-22') } as const;
const asked = (name: string): readonly string[] =>
  doubtsAbout(name, arrival, catalogue.restrictedWords).map(({ good }) => good.id);

describe.each(Object.entries(written))('%s', (goods, names) => {
  it.each(names.split(', '))('may be « %s »', (name) => {
    expect(asked(name).filter((good) => goods.split('|').includes(good))).not.toEqual([]);
  });
});

it.each(objects.split(', '))('asks nothing about « %s »', (name) => expect(asked(name)).toEqual([]));
