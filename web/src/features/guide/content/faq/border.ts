import { declareFrom } from '../../../../lib/arrival-day';
import { list, note, steps, text } from '../blocks';
import type { FaqSection } from './question';

export const borderSection: FaqSection = {
  id: 'passage-frontiere',
  title: 'Passage frontière',
  questions: [
    {
      id: 'ou-quand-declarer',
      question: 'Où et quand déclarer mes achats ?',
      toVerify: false,
      answer: () => [
        text(
          'À votre arrivée en France, **avant** de quitter la zone de contrôle. Adressez-vous à la douane.',
        ),
        list(
          '**Aéroport** : après les bagages, prenez le circuit rouge « Marchandises à déclarer ».',
          '**Route** : arrêtez-vous au poste frontière.',
          '**Train** : parlez à un agent à bord, ou au bureau de la gare internationale.',
          '**Bateau** : arrêtez-vous au bureau du port, avant la sortie.',
        ),
        text(declareFrom),
        text('Souvent, une déclaration de vive voix suffit. L’agent vous dit s’il faut un écrit.'),
        text(
          'Le guide détaille chaque lieu, et ce que nous savons de chaque aéroport, port, gare ou poste : [quand déclarer](/preparer-mon-voyage#quand-declarer).',
        ),
      ],
    },
    {
      id: 'bureau-ferme',
      question: 'Il n’y a personne au bureau de douane : que faire ?',
      toVerify: true,
      answer: (f) => [
        steps(
          'Ne prenez pas la sortie verte « Rien à déclarer ».',
          'Cherchez une borne d’appel ou un numéro affiché près du bureau.',
          f.contact.whenClosed,
          'Gardez une preuve : l’heure, une photo de la porte, vos factures.',
        ),
        text('Rendez-vous ensuite au bureau que l’on vous indique.'),
      ],
    },
    {
      id: 'correspondance',
      question: 'J’ai une correspondance en Europe : où déclarer ?',
      toVerify: true,
      answer: () => [
        text('En règle générale :'),
        list(
          'bagage à main : au premier aéroport de l’Union européenne ;',
          'bagage en soute : à l’aéroport européen où vous le récupérez.',
        ),
        text(
          'Exemple : vous volez de Tokyo à Nice par Francfort. Ce que vous portez se déclare à Francfort, et votre valise à Nice.',
        ),
      ],
    },
    {
      id: 'que-presenter',
      question: 'Que dois-je présenter à l’agent ?',
      toVerify: false,
      answer: () => [
        list(
          'votre carte d’identité ou votre passeport ;',
          'votre billet de transport ;',
          'vos factures ou tickets ;',
          'la référence de votre déclaration, ou son code QR ;',
          'les certificats demandés : médicaments, animaux, plantes, espèces protégées.',
        ),
        note('Photographiez vos factures avant le départ. Le réseau manque souvent à l’arrivée.'),
      ],
    },
    {
      id: 'controle-ailleurs',
      question: 'Puis-je être contrôlé ailleurs qu’à la frontière ?',
      toVerify: false,
      answer: () => [
        text(
          'Oui. Les douaniers contrôlent aussi dans les gares, les ports, les aéroports et sur les routes.',
        ),
        text('Gardez vos factures et votre reçu de paiement avec les objets, même après votre retour.'),
      ],
    },
    {
      id: 'carte-libre-circulation',
      question: 'Comment prouver qu’un objet de valeur vient de France ?',
      toVerify: false,
      answer: (f) => [
        text(
          'Avant le départ, demandez une carte de libre circulation. C’est un document gratuit qui décrit vos objets.',
        ),
        steps(
          'Allez dans un bureau de douane avec l’objet.',
          'Montrez sa facture ou son certificat de garantie.',
          `L’agent établit la carte. Elle est valable ${f.freeMovementCardYears}.`,
        ),
        text('Elle convient aux appareils photo, ordinateurs, bijoux et instruments de musique.'),
      ],
    },
    {
      id: 'aliments',
      question: 'Puis-je rapporter de la nourriture ?',
      toVerify: true,
      answer: (f) => [
        text(
          `D’un pays de l’Union européenne, oui, pour votre consommation. De même, pour les produits d’animaux, depuis ${f.food.neighbours}.`,
        ),
        text(
          'D’un autre pays, **aucune viande et aucun produit laitier**. Le risque est sanitaire pour les élevages.',
        ),
        list(
          `Miel, œufs et autres produits d’animaux : jusqu’à ${f.food.otherAnimalProducts}.`,
          `Poisson : jusqu’à ${f.food.fish}, sans limite depuis ${f.food.northAtlantic}.`,
          `Lait pour bébé et aliments médicaux : jusqu’à ${f.food.otherAnimalProducts}, emballage fermé.`,
          `Viande et lait : jusqu’à ${f.food.faroeGreenland} depuis ${f.food.northAtlantic}.`,
        ),
      ],
    },
    {
      id: 'fruits-plantes',
      question: 'Puis-je rapporter des fruits, des plantes ou des graines ?',
      toVerify: false,
      answer: (f) => [
        text('D’un pays hors de l’Union européenne, il faut un [[certificat phytosanitaire]].'),
        text(`Exceptions : ${f.food.plantNeighbours}.`),
        text('Cinq fruits en sont dispensés : l’ananas, la banane, la noix de coco, le durian et la datte.'),
        text('Sans certificat, le produit est retenu et détruit.'),
      ],
    },
    {
      id: 'medicaments',
      question: 'Puis-je voyager avec mes médicaments ?',
      toVerify: true,
      answer: (f) => [
        text(
          `Oui, pour votre usage personnel. Sans ordonnance, emportez au plus ${f.medicineMonths} de traitement.`,
        ),
        text('Avec une ordonnance à votre nom, vous pouvez emporter la durée prescrite.'),
        text(
          'Les médicaments classés stupéfiants, par exemple la morphine, demandent un certificat. Renseignez-vous auprès de votre médecin.',
        ),
        text('Les médicaments pour votre usage ne comptent pas dans la franchise.'),
      ],
    },
    {
      id: 'animaux',
      question: 'Mon animal de compagnie peut-il entrer en France ?',
      toVerify: true,
      answer: () => [
        text('Un chien, un chat ou un furet doit avoir :'),
        list(
          'une puce électronique ;',
          'un vaccin contre la rage en cours de validité ;',
          'un passeport européen ou un certificat sanitaire.',
        ),
        text(
          'Certains pays demandent aussi une prise de sang, plusieurs mois avant le voyage. Voyez votre vétérinaire assez tôt.',
        ),
      ],
    },
    {
      id: 'marchandises-interdites',
      question: 'Qu’est-il interdit de rapporter ?',
      toVerify: false,
      answer: () => [
        list(
          'les drogues, dont le cannabis, même acheté légalement ailleurs et en petite quantité ;',
          'les contrefaçons ;',
          'la viande et les produits laitiers d’un pays hors de l’Union européenne, sauf exceptions ;',
          'les espèces protégées, sans permis ;',
          'certaines armes, et certains produits dangereux.',
        ),
        text(
          'Un produit au CBD (cannabidiol) est réglementé : gardez son étiquette et l’analyse du fabricant.',
        ),
        text(
          'Le guide détaille chaque cas : [marchandises interdites](/preparer-mon-voyage#marchandises-interdites).',
        ),
      ],
    },
    {
      id: 'snus-nicotine',
      question: 'Snus, sachets de nicotine, puffs : puis-je en rapporter ?',
      toVerify: true,
      answer: () => [
        text('Les sachets, perles et billes de nicotine à garder en bouche sont interdits en France.'),
        text(
          'Le snus et les puffs ne s’y vendent pas. Montrez-les à un agent : il dit si vous pouvez les garder.',
        ),
      ],
    },
    {
      id: 'autorisations',
      question: 'Arme, drone, antiquité : faut-il une autorisation ?',
      toVerify: true,
      answer: () => [
        text('Souvent, oui. Renseignez-vous avant d’acheter :'),
        list(
          '**Arme de chasse ou de tir** : une autorisation et la carte européenne d’arme à feu.',
          '**Drone, appareil radio** : le marquage européen.',
          '**Objet ancien, œuvre d’art** : la preuve d’achat et l’autorisation de sortie du pays.',
        ),
        text(
          'Le guide donne la liste : [marchandises réglementées](/preparer-mon-voyage#marchandises-reglementees).',
        ),
      ],
    },
    {
      id: 'vehicule',
      question: 'Puis-je rapporter une voiture, une moto ou un bateau ?',
      toVerify: true,
      answer: (f) => [
        text(
          'Oui. Acheté hors de l’Union européenne, un véhicule se déclare toujours, quel que soit son prix.',
        ),
        text('Présentez-le, avec la facture et ses papiers, à un bureau de douane, qui calcule les taxes.'),
        text(
          `Un véhicule acheté dans l’Union demande un quitus fiscal, le papier du service des impôts qui permet de l’immatriculer. Voiture ou moto neuve (${f.newVehicle}) : la taxe sur la valeur ajoutée est due en France.`,
        ),
      ],
    },
    {
      id: 'papiers-de-voyage',
      question: 'Quels papiers d’identité emporter ?',
      toVerify: false,
      answer: () => [
        text('Une carte d’identité ou un passeport valable. Certains pays demandent un visa.'),
        text(
          'Un enfant mineur qui voyage sans ses parents a besoin d’une autorisation de sortie du territoire.',
        ),
        text('Le guide détaille : [documents de voyage](/preparer-mon-voyage#documents).'),
      ],
    },
    {
      id: 'contrefacons-especes',
      question: 'Contrefaçons, ivoire, corail : que se passe-t-il ?',
      toVerify: false,
      answer: () => [
        text(
          'Une contrefaçon est toujours saisie, même achetée sans le savoir et même pour vous. L’amende dépend du prix de l’objet authentique.',
        ),
        text(
          'Les animaux et plantes menacés sont protégés par la CITES. L’ivoire est interdit, sauf certificat obtenu d’avance. Il faut un permis pour le corail, certaines peaux et certains bois.',
        ),
        text('Sans permis, l’objet est saisi et vous risquez une amende.'),
      ],
    },
    {
      id: 'carburant',
      question: 'Puis-je rapporter du carburant ?',
      toVerify: false,
      answer: (f) => [
        text(`Oui : le réservoir de votre véhicule, plus un bidon de ${f.fuelCanister} au maximum.`),
        text(
          'Au-delà, même depuis l’Union européenne, les taxes sont dues. Déclarez-le à un bureau de douane.',
        ),
      ],
    },
  ],
};
