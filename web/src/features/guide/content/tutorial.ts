import { declareFrom } from '../../../lib/arrival-day';

export interface TutorialStep {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  /** Name of the captures in web/src/features/guide/captures; null when words are enough. */
  readonly capture: { readonly name: string; readonly description: string } | null;
}

export const tutorialSteps: readonly TutorialStep[] = [
  {
    id: 'preparer',
    title: 'Rassemblez ce qu’il vous faut',
    text: [
      'Vos factures ou vos tickets, avec la monnaie payée.',
      'L’âge de chaque voyageur, le pays et le moyen de transport.',
    ],
    capture: {
      name: 'etape',
      description:
        'Écran du simulateur : une question par page, des réponses en grandes cartes et un seul bouton pour continuer.',
    },
  },
  {
    id: 'ajouter',
    title: 'Ajoutez vos articles',
    text: [
      'Cherchez avec un mot de tous les jours : « casque », « parfum ».',
      'Tapez le prix payé et sa monnaie. La conversion se fait seule.',
    ],
    capture: {
      name: 'produits',
      description: 'Écran de recherche : un mot saisi, puis la liste des articles trouvés.',
    },
  },
  {
    id: 'lire',
    title: 'Lisez le résultat',
    text: [
      'Le montant à payer vient en premier. Chaque ligne dit pourquoi.',
      'Une barre montre ce qui reste de votre [[franchise]]. C’est une estimation.',
    ],
    capture: {
      name: 'resultat',
      description:
        'Écran de résultat : une étiquette de bagage porte le total, puis chaque article et son montant.',
    },
  },
  {
    id: 'declarer',
    title: 'Déclarez ce qui doit l’être',
    text: [
      'Un montant à payer, un article réglementé ou interdit : le déclarer est obligatoire, ici ou auprès d’un agent.',
      `Envoyez votre déclaration avant d’arriver. ${declareFrom} Vous recevez une référence courte et un code QR.`,
      'Une erreur ? Tant qu’aucun agent ne l’a traitée, annulez-la et renvoyez-la corrigée, avec une nouvelle référence.',
    ],
    capture: null,
  },
  {
    id: 'frontiere',
    title: 'À la frontière',
    text: [
      'Présentez-vous à la douane avant la sortie. À l’aéroport, prenez le circuit rouge.',
      'Montrez votre référence, vos factures et vos papiers. Payez sur place, contre un reçu.',
    ],
    capture: null,
  },
];

export const offlineText = {
  title: 'Sans internet ?',
  text: [
    'Ouvrez le site une fois avec du réseau. Le simulateur, le guide et les questions marchent ensuite hors connexion.',
    'Une déclaration non envoyée reste marquée comme telle. Elle part quand le réseau revient, si le site est ouvert : rouvrez-le pour vérifier qu’elle est envoyée.',
  ],
} as const;

export const tutorialText = {
  title: 'Comment ça marche ?',
  lead: 'Cinq gestes, de la valise à la sortie. Une minute de lecture.',
  stepsTitle: 'En cinq étapes',
  examplesTitle: 'Trois exemples',
  examplesLead: 'Ces montants sont calculés à l’instant, par le même moteur que le simulateur.',
  toPay: (payer: string): string => `À payer par ${payer}`,
  nothing: (payer: string): string => `Rien à payer pour ${payer}`,
  relieved: 'en franchise',
  taxed: 'taxé',
  tooMuch: (quantity: string): string => `${quantity}\u00A0de trop`,
  unavailable: 'Les exemples ne peuvent pas être calculés pour le moment.',
  helpTitle: 'Besoin d’aide ?',
  contact: 'Nous contacter',
  faq: 'Lire les questions fréquentes',
} as const;
