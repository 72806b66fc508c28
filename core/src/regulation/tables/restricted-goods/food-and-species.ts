import { enumerate } from '../../../french/enumerate';
import { type QuotedFigures, type RestrictedGoodRows, restrictedGood } from '../../restricted-good';
import { animalNeighbours, northAtlantic, plantNeighbours } from '../neighbours';
import { forbiddenAdvice } from './forbidden-advice';

const animalBasis = 'Règlement délégué (UE) 2019/2122, art. 7 à 9';
const speciesBasis = 'Règlement (CE) nº 338/97';
const plantBasis = 'Règlement (UE) 2016/2031, art. 72 et 75';

const animalNeighbourCodes = Object.keys(animalNeighbours);
const northAtlanticCodes = Object.keys(northAtlantic);
const plantNeighbourCodes = Object.keys(plantNeighbours);

const exceptions = (places: Readonly<Record<string, string>>): string =>
  `Exceptions : l’Union européenne, ${enumerate(Object.values(places))}.`;
const neighboursOnly = ({ restrictedQuantities: { faroeAndGreenland } }: QuotedFigures): string =>
  `${exceptions(animalNeighbours)} Depuis ${enumerate(Object.values(northAtlantic))}, ${faroeAndGreenland.value} kg au plus.`;
const aboveNorthAtlanticLimit = ({ restrictedQuantities: { faroeAndGreenland } }: QuotedFigures): string =>
  `Au-delà de ${faroeAndGreenland.value} kg, dites-le à un agent : le surplus sera retenu.`;
/** What is admitted from there, before anything else that the law says. */
const admittedFromNorthAtlantic =
  (goods: string) =>
  ({ restrictedQuantities: { faroeAndGreenland } }: QuotedFigures): string =>
    `${goods} : ${faroeAndGreenland.value} kg au plus par voyageur, depuis ${Object.values(northAtlantic).join(' ou ')}.`;
const plantNeighboursOnly = exceptions(plantNeighbours);

/** What comes from animals and plants. */
export const foodAndSpecies: readonly RestrictedGoodRows[] = [
  restrictedGood('meat', {
    name: 'Viande et charcuterie',
    severity: 'forbidden',
    exemptCountries: animalNeighbourCodes,
    limitedCountries: northAtlanticCodes,
    law: (figures) =>
      `Viande, charcuterie et plats qui en contiennent : l’entrée est interdite, même sous vide ou en conserve. ${neighboursOnly(figures)}`,
    ...forbiddenAdvice,
    limitedLaw: admittedFromNorthAtlantic('Viande, charcuterie et plats qui en contiennent'),
    limitedAdvice: aboveNorthAtlanticLimit,
    question: 'est-ce de la viande, ou un produit qui en contient ?',
    topic: 'viande-lait',
    legalBasis: animalBasis,
  }),
  restrictedGood('dairy', {
    name: 'Lait, fromage et produits laitiers',
    severity: 'forbidden',
    exemptCountries: animalNeighbourCodes,
    limitedCountries: northAtlanticCodes,
    law: (figures) =>
      `Lait, fromage, beurre, yaourt et produits laitiers : l’entrée est interdite. ${neighboursOnly(figures)}`,
    ...forbiddenAdvice,
    limitedLaw: admittedFromNorthAtlantic('Lait, fromage, beurre, yaourt et produits laitiers'),
    limitedAdvice: aboveNorthAtlanticLimit,
    question: 'est-ce un produit laitier à manger ou à boire ?',
    topic: 'viande-lait',
    legalBasis: animalBasis,
  }),
  restrictedGood('pet-food', {
    name: 'Nourriture pour animaux',
    severity: 'forbidden',
    exemptCountries: animalNeighbourCodes,
    limitedCountries: northAtlanticCodes,
    law: (figures) =>
      `Croquettes, pâtées et friandises pour animaux : l’entrée est interdite. ${neighboursOnly(figures)} Un aliment médical : ${figures.restrictedQuantities.otherAnimalProducts.value} kg au plus, emballage fermé.`,
    ...forbiddenAdvice,
    limitedLaw: admittedFromNorthAtlantic('Croquettes, pâtées et friandises pour animaux'),
    limitedAdvice: aboveNorthAtlanticLimit,
    question: 'est-ce de la nourriture pour animaux ?',
    topic: 'viande-lait',
    legalBasis: animalBasis,
  }),
  restrictedGood('fish', {
    name: 'Poisson et fruits de mer',
    severity: 'regulated',
    exemptCountries: [...animalNeighbourCodes, ...northAtlanticCodes],
    law: ({ restrictedQuantities: { fish } }) =>
      `Poisson et fruits de mer : ${fish.value} kg au plus par voyageur, ou le poids d’un seul poisson s’il est plus lourd. Le poisson frais doit être vidé.`,
    advice: 'Au-delà, déclarez-le à un agent : le surplus sera retenu.',
    question: 'est-ce du poisson ou des fruits de mer ?',
    topic: 'aliments-plantes',
    legalBasis: animalBasis,
  }),
  restrictedGood('animal-products', {
    name: 'Miel, œufs et autres produits animaux',
    severity: 'regulated',
    exemptCountries: animalNeighbourCodes,
    law: ({ restrictedQuantities: { otherAnimalProducts } }) =>
      `Miel, œufs, escargots, insectes et autres produits animaux : ${otherAnimalProducts.value} kg au plus par voyageur, d’un pays autorisé.`,
    advice: 'Au-delà, déclarez-les à un agent : le surplus sera retenu.',
    question: 'est-ce du miel, des œufs ou un autre produit animal ?',
    topic: 'aliments-plantes',
    legalBasis: animalBasis,
  }),
  restrictedGood('infant-food', {
    name: 'Lait infantile et aliments médicaux',
    severity: 'regulated',
    exemptCountries: animalNeighbourCodes,
    law: ({ restrictedQuantities: { otherAnimalProducts } }) =>
      `Lait pour bébé, petits pots et aliments médicaux : ${otherAnimalProducts.value} kg au plus par voyageur, dans leur emballage fermé, sans besoin de froid.`,
    advice: 'Au-delà, déclarez-les à un agent : le surplus sera retenu.',
    question: 'est-ce un aliment pour bébé ou un aliment médical ?',
    topic: 'aliments-plantes',
    legalBasis: animalBasis,
  }),
  restrictedGood('composite-food', {
    name: 'Aliment qui peut contenir de la viande ou du lait',
    severity: 'regulated',
    exemptCountries: animalNeighbourCodes,
    law: 'La viande et le lait venus de hors de l’Union européenne sont interdits, aussi dans un aliment préparé.',
    advice: 'Lisez la composition. S’il en contient, dites-le à un agent à l’arrivée.',
    question: null,
    topic: 'aliments-plantes',
    legalBasis: animalBasis,
  }),
  restrictedGood('plants', {
    name: 'Plantes, fleurs, fruits, légumes et graines',
    severity: 'regulated',
    exemptCountries: plantNeighbourCodes,
    law: `Plantes, fleurs coupées, fruits, légumes et graines à semer : interdits sans certificat phytosanitaire. Seuls l’ananas, la banane, la noix de coco, le durian et la datte en sont dispensés. ${plantNeighboursOnly}`,
    advice: 'Présentez le certificat à l’arrivée. Sans lui, remettez-les à un agent : ils seront détruits.',
    question: 'est-ce une plante, un fruit, un légume ou des graines ?',
    topic: 'aliments-plantes',
    legalBasis: plantBasis,
  }),
  restrictedGood('soil-and-potatoes', {
    name: 'Terre, pommes de terre, plants de vigne et d’agrumes',
    severity: 'forbidden',
    exemptCountries: plantNeighbourCodes,
    law: `Terre, terreau, pommes de terre, plants de vigne et d’agrumes : interdits, même avec un certificat. ${plantNeighboursOnly}`,
    ...forbiddenAdvice,
    question: 'est-ce de la terre, des pommes de terre ou un plant de vigne ou d’agrume ?',
    topic: 'aliments-plantes',
    legalBasis: 'Règlement d’exécution (UE) 2019/2072, annexe VI',
    confidence: 'memory',
  }),
  restrictedGood('sand-and-stones', {
    name: 'Sable, galets, pierres ramassées',
    severity: 'regulated',
    law: 'Beaucoup de pays interdisent d’emporter leur sable, leurs galets ou leurs pierres. La terre est interdite.',
    advice: 'Montrez-les à un agent à l’arrivée.',
    question: 'est-ce du sable, un galet ou une pierre que vous avez ramassés ?',
    topic: 'aliments-plantes',
    legalBasis: plantBasis,
    confidence: 'memory',
  }),
  restrictedGood('ivory', {
    name: 'Ivoire, écaille de tortue, corne de rhinocéros, shahtoosh',
    severity: 'forbidden',
    insideUnion: 'regulated',
    law: 'Ivoire, écaille de tortue, corne de rhinocéros, peau de félin, laine shahtoosh : interdits, sauf certificat obtenu d’avance.',
    ...forbiddenAdvice,
    limitedAdvice: 'Présentez le certificat à l’arrivée. Sans lui, dites-le à un agent.',
    question: 'est-ce de l’ivoire, de l’écaille, de la corne ou une autre espèce menacée ?',
    topic: 'especes-sans-permis',
    legalBasis: speciesBasis,
  }),
  restrictedGood('protected-species', {
    name: 'Espèces protégées : corail, reptile, coquillages, bois rares',
    severity: 'regulated',
    law: 'Espèces protégées par la convention de Washington : il faut un permis du pays d’achat et un permis français. Sans permis, l’article est saisi.',
    advice: 'Présentez les permis à l’arrivée. Sans eux, dites-le à un agent.',
    question: 'vient-il d’un animal ou d’une plante protégés ?',
    topic: 'especes-protegees',
    legalBasis: speciesBasis,
  }),
  restrictedGood('caviar', {
    name: 'Caviar',
    severity: 'regulated',
    law: ({ restrictedQuantities: { caviarGrams } }) =>
      `Caviar d’esturgeon : ${caviarGrams.value} g au plus par personne, dans une boîte étiquetée. Au-delà, il faut un permis.`,
    advice: 'Si vous en avez plus, présentez le permis à l’arrivée.',
    question: 'est-ce du caviar ?',
    topic: 'especes-protegees',
    legalBasis: 'Règlement (CE) nº 865/2006, art. 57',
    confidence: 'memory',
  }),
  restrictedGood('composition', {
    name: 'Article à vérifier',
    severity: 'information',
    law: 'Selon ce dont il est fait, cet article peut venir d’une espèce protégée ou contenir une substance interdite.',
    advice: 'En cas de doute, montrez-le à un agent à l’arrivée.',
    question: null,
    topic: 'especes-protegees',
    legalBasis: speciesBasis,
  }),
];
