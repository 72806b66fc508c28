import { formatCount } from '@retour/core';
import { Amphora, Apple, Car, Gem, PawPrint, Pill, RadioTower, Target, Turtle, Wine } from 'lucide-react';
import { list, text } from '../blocks';
import { underAge } from '../help-sentences';
import type { GoodsTheme } from './topic';

export const regulatedGoods: readonly GoodsTheme[] = [
  {
    id: 'medicaments',
    title: 'Médicaments',
    icon: Pill,
    toVerify: true,
    action: 'Gardez l’ordonnance avec les boîtes.',
    details: (f) => [
      text(
        `Sans ordonnance : ${f.medicineMonths} de traitement au plus. Avec une ordonnance : la durée prescrite.`,
      ),
      text('Les médicaments classés stupéfiants demandent un certificat médical.'),
    ],
  },
  {
    id: 'aliments-plantes',
    title: 'Aliments et plantes',
    icon: Apple,
    toVerify: true,
    action: 'Laissez la viande et le lait sur place, et demandez un certificat pour les plantes.',
    details: (f) => [
      text('Ces limites valent au retour d’un pays hors de l’Union européenne.'),
      list(
        `Miel et œufs : ${f.food.otherAnimalProducts}. Poisson : ${f.food.fish}.`,
        `Lait pour bébé et aliments médicaux : ${f.food.otherAnimalProducts}.`,
        'Fruits, légumes, plantes, graines : un [[certificat phytosanitaire]].',
        'Sans certificat : ananas, banane, noix de coco, durian et datte.',
        'Terre, terreau, pommes de terre, plants de vigne et d’agrumes : interdits, même avec un certificat.',
        'Sable, galets, pierres : beaucoup de pays interdisent de les emporter. Montrez-les à un agent.',
      ),
      text(
        `Pas de limite pour les produits d’origine animale depuis ${f.food.neighbours}. Pour le poisson, pas de limite non plus depuis ${f.food.northAtlantic}.`,
      ),
      text(`Pour les plantes et la terre, ni interdiction ni certificat depuis ${f.food.plantNeighbours}.`),
    ],
  },
  {
    id: 'animaux',
    title: 'Animaux de compagnie',
    icon: PawPrint,
    toVerify: true,
    action: 'Voyez votre vétérinaire plusieurs mois avant le départ.',
    details: (f) => [
      text('Il faut une puce, un vaccin contre la rage et un passeport européen ou un certificat.'),
      text(`Certains pays demandent une prise de sang. Au plus ${f.petCount} peuvent vous accompagner.`),
    ],
  },
  {
    id: 'especes-protegees',
    title: 'Espèces protégées',
    icon: Turtle,
    toVerify: false,
    action: 'Demandez le permis avant d’acheter.',
    details: ({ restrictedQuantities: { caviarGrams } }) => [
      text(
        'Corail, peaux de reptile, certains bois et orchidées sont protégés par la CITES. Ivoire et écaille de tortue : interdits, sauf certificat obtenu d’avance.',
      ),
      text('Pour les autres, il faut un permis du pays d’achat et un permis français.'),
      text(
        `Caviar d’esturgeon : ${formatCount(caviarGrams.value, 'g', 'g')} au plus par personne, dans une boîte étiquetée. Au-delà, il faut un permis.`,
      ),
    ],
  },
  {
    id: 'armes',
    title: 'Armes et munitions',
    icon: Target,
    toVerify: true,
    action: 'Demandez une autorisation avant le voyage.',
    details: () => [
      text('Une arme de chasse ou de tir demande une autorisation et la carte européenne d’arme à feu.'),
      text('Couteaux, bombes lacrymogènes et répliques peuvent aussi être réglementés.'),
    ],
  },
  {
    id: 'biens-culturels',
    title: 'Biens culturels et antiquités',
    icon: Amphora,
    toVerify: true,
    action: 'Gardez la preuve d’achat et l’autorisation de sortie du pays.',
    details: () => [
      text('Un objet ancien ou issu d’une fouille peut demander une licence d’importation.'),
      text('Sans preuve de sa sortie légale, il peut être retenu.'),
    ],
  },
  {
    id: 'drones-radio',
    title: 'Drones et appareils radio',
    icon: RadioTower,
    toVerify: true,
    action: 'Vérifiez le marquage européen sur l’appareil.',
    details: () => [
      text(
        'Le marquage « CE », pour conformité européenne, montre que l’appareil respecte les règles européennes. Sans lui, il peut être retenu.',
      ),
      text(
        'Des formalités peuvent être à faire pour l’utiliser en France. Les brouilleurs d’ondes sont interdits.',
      ),
    ],
  },
  {
    id: 'metaux-precieux',
    title: 'Bijoux et métaux précieux',
    icon: Gem,
    toVerify: true,
    action: 'Gardez la facture avec le poids et le titre du métal.',
    details: () => [
      text('Le titre est la part de métal pur. Un bijou compte dans la franchise, au prix payé.'),
      text(
        'Les pièces et lingots d’or comptent comme de l’[argent liquide](/preparer-mon-voyage#argent-liquide).',
      ),
      text('Diamants bruts : un certificat de Kimberley est exigé. Ceux de Russie sont interdits.'),
    ],
  },
  {
    id: 'tabac-alcool',
    title: 'Tabac et alcool',
    icon: Wine,
    toVerify: false,
    action: 'Comptez vos quantités avant la caisse.',
    details: (f) => [
      text(`Hors de l’Union européenne, dès ${f.age.tobaccoAlcohol} :`),
      list(
        `${f.quantity.third.cigarette}, ou ${f.quantity.third.tobacco} de tabac ;`,
        `${f.quantity.third.spiritDrink} d’alcool fort, ou ${f.quantity.third.alcoholIntermediate} d’alcool moins fort, champagne compris ;`,
        `${f.quantity.third.wine} de vin tranquille, sans bulles, et ${f.quantity.third.beer} de bière.`,
      ),
      text(underAge(f.age.tobaccoAlcohol)),
      text('Sachets, perles et billes de nicotine à garder en bouche : interdits en France.'),
      text(
        'Le snus et les puffs ne se vendent pas en France. Montrez-les à un agent : il dit si vous pouvez les garder.',
      ),
    ],
  },
  {
    id: 'vehicules',
    title: 'Véhicules et carburant',
    icon: Car,
    toVerify: true,
    action: 'Déclarez toute voiture, moto ou bateau acheté hors de l’Union européenne.',
    details: (f) => [
      text(
        'Acheté hors de l’Union européenne, un véhicule se déclare toujours, quel que soit son prix, à un bureau de douane, qui calcule les taxes.',
      ),
      text(
        `Un véhicule acheté dans l’Union demande un quitus fiscal, le papier du service des impôts qui permet de l’immatriculer. Voiture ou moto neuve (${f.newVehicle}) : la taxe sur la valeur ajoutée est due en France.`,
      ),
      text(`Carburant : le réservoir du véhicule et un bidon de ${f.fuelCanister}.`),
    ],
  },
];
