import { formatPercent } from '@retour/core';
import { Beef, Cannabis, Copy, FlaskConical, ImageOff, Shell, Swords } from 'lucide-react';
import { text } from '../blocks';
import type { GoodsTheme } from './topic';

export const forbiddenGoods: readonly GoodsTheme[] = [
  {
    id: 'drogues',
    title: 'Drogues',
    icon: Cannabis,
    toVerify: false,
    action: 'N’en rapportez pas, même en petite quantité.',
    details: ({ restrictedQuantities: { thcPercent } }) => [
      text(
        'Le cannabis acheté légalement ailleurs reste interdit en France. Les produits qui en contiennent aussi, comme des bonbons ou des huiles.',
      ),
      text(
        `Un produit au CBD (cannabidiol) est réglementé : ${formatPercent(thcPercent.value)} de THC (la substance active du cannabis) au plus. Gardez l’étiquette et l’analyse du fabricant.`,
      ),
    ],
  },
  {
    id: 'contrefacons',
    title: 'Contrefaçons',
    icon: Copy,
    toVerify: false,
    action: 'Refusez un prix trop beau pour être vrai.',
    details: () => [
      text('La copie est saisie, même pour votre usage. L’amende dépend du prix de l’objet authentique.'),
    ],
  },
  {
    id: 'armes-interdites',
    title: 'Certaines armes',
    icon: Swords,
    toVerify: true,
    action: 'Ne les achetez pas.',
    details: () => [
      text(
        'Armes de guerre, armes camouflées, poings américains et couteaux à ouverture automatique : renoncez-y.',
      ),
    ],
  },
  {
    id: 'especes-sans-permis',
    title: 'Espèces protégées sans permis',
    icon: Shell,
    toVerify: false,
    action: 'Ne ramassez et n’achetez rien sans permis.',
    details: () => [
      text('Un coquillage, un corail ou une carapace trouvés sur la plage peuvent être protégés.'),
      text(
        'Ivoire, écaille de tortue, corne de rhinocéros, peau de félin, laine shahtoosh : interdits, sauf certificat obtenu d’avance.',
      ),
    ],
  },
  {
    id: 'viande-lait',
    title: 'Viande et produits laitiers hors de l’Union européenne',
    icon: Beef,
    toVerify: false,
    action: 'Mangez-les sur place, ou laissez-les.',
    details: (f) => [
      text(
        'Saucisson, fromage, beurre, sandwich au jambon : tout est concerné. Ils peuvent porter une maladie animale.',
      ),
      text(
        `Croquettes, pâtées et friandises pour animaux aussi. Un aliment médical : ${f.food.otherAnimalProducts} au plus, emballage fermé.`,
      ),
      text(`Exceptions : ${f.food.neighbours}.`),
      text(`Au plus ${f.food.faroeGreenland} depuis ${f.food.northAtlantic}.`),
    ],
  },
  {
    id: 'images-enfants',
    title: 'Images pédo\u00ADporno\u00ADgraphiques',
    icon: ImageOff,
    toVerify: false,
    action: 'Signalez-les à la police ou à la gendarmerie.',
    details: () => [
      text('Toute image sexuelle d’un enfant est interdite, sur papier comme dans un téléphone.'),
    ],
  },
  {
    id: 'produits-dangereux',
    title: 'Produits dangereux',
    icon: FlaskConical,
    toVerify: true,
    action: 'Laissez-les sur place.',
    details: () => [
      text(
        'Pesticides non autorisés, cosmétiques éclaircissants au mercure ou à l’hydroquinone, brouilleurs d’ondes : interdits.',
      ),
      text(
        'Explosifs, pétards et feux d’artifice : interdits en avion, réglementés ailleurs, saisis sans marquage européen.',
      ),
    ],
  },
];
