import { type AppState, type DeviceTextName, type DraftName, draftTable } from '../../../store';

/** What one thing kept in a browser is, in words that finish « Votre navigateur garde : », and whose it is. */
interface StoredThing {
  readonly of: 'traveller' | 'agent';
  readonly words: string;
}

const traveller = (words: string): StoredThing => ({ of: 'traveller', words });
const agent = (words: string): StoredThing => ({ of: 'agent', words });

type SavedPart =
  | Exclude<keyof AppState, 'declaration' | 'products'>
  | keyof AppState['declaration']
  | keyof AppState['products'];

/**
 * Every part of the kept answers: one that is added has no words, and does not compile, before it is said. What holds things of
 * travellers and of agents is told part by part.
 */
const savedAnswers: Readonly<Record<SavedPart, StoredThing>> = {
  simulator: traveller('votre simulation'),
  declarationRequest: traveller('votre déclaration commencée'),
  declarationResponse: traveller('les déclarations que vous avez envoyées'),
  declarationAgentRequest: agent('la déclaration que vous préparez'),
  declarationAgentResponse: agent(
    'la dernière déclaration enregistrée, sans le nom du voyageur, et son voyage',
  ),
  recentProducts: traveller('les derniers produits choisis'),
  favouriteProducts: agent('les produits que vous gardez en favoris'),
  global: traveller('les explications que vous avez fermées'),
  currencies: traveller('les taux de change'),
  users: agent('votre compte'),
  countdown: agent('l’heure de votre dernière demande de lien'),
};

/** Every draft, in the same way. */
const storedDrafts: Readonly<Record<DraftName, StoredThing>> = {
  declarantAge: traveller('l’âge tapé dans une déclaration'),
  productSearch: traveller('la dernière recherche d’un produit'),
  agentSearch: agent('la dernière recherche d’un produit'),
  typedList: traveller('ce que vous avez décidé des articles d’une liste écrite'),
  listTab: traveller('un numéro qui distingue la liste de cet onglet'),
  uncountedLines: traveller('les articles d’une liste écrite qui attendent votre réponse'),
  countryFirst: traveller('que votre pays a été dit dès l’accueil'),
  countryTyped: traveller('les lettres tapées pour un pays'),
  arrivalPlace: traveller('le lieu d’arrivée choisi'),
  leftOut: traveller('les articles retirés de votre panier'),
  formerSimulation: traveller('la simulation qu’une autre a remplacée, dix minutes'),
  receivedLink: traveller('la simulation reçue par un lien, avant de l’ouvrir'),
  scannedSimulation: agent('la simulation d’un voyageur scannée, avant de la reprendre'),
  pageName: traveller('les noms tapés des articles que vous avez ouverts'),
  changedLine: traveller('ce que devait un article avant d’être modifié'),
  consideredProduct: traveller('l’article que vous pensez acheter'),
  openedArticle: traveller('l’article d’une liste dont le formulaire est ouvert'),
  article: traveller('l’article commencé'),
  contactMessage: agent('le message au support commencé'),
  reason: agent('la raison commencée d’un refus ou d’une autre décision'),
  correction: agent('la correction commencée'),
  tillCount: agent('le compte commencé de votre caisse'),
  nomenclatureSearch: agent('la dernière recherche dans la nomenclature'),
};

/** Every text that agents' pages keep on the device. */
const deviceWords: Readonly<Record<DeviceTextName, string>> = {
  nomenclatureCountry: 'le pays choisi dans la nomenclature',
  readNews: 'les nouveautés lues',
  signingKeys: 'les clés qui vérifient les codes des déclarations',
  shortcuts: 'le choix des raccourcis clavier',
};

/** What is kept of an agent's session, by its name in the browser: a test finds it all. */
export const sessionStorageWords = {
  'session-news':
    'ce qui est arrivé en dernier à votre session (connexion, fin ou accès fermé), avec l’heure',
  'agent:owner': 'le numéro de votre compte',
  'agent:turn': 'un numéro qui distingue ce que vous avez commencé avant et après une déconnexion',
  'agent:aside':
    'le travail que la connexion d’un collègue interrompt, jusqu’à votre retour : après un jour, la prochaine page des agents l’efface',
  'agent:parked': 'les déclarations que vous avez mises de côté, avec ce que leurs voyageurs vous ont dit',
  'agent:return': 'la page à rouvrir après la connexion, et ce que vous y cherchiez',
} as const;

const wordsOf = (
  stored: Readonly<Record<string, StoredThing>>,
  whose: StoredThing['of'],
): readonly string[] => Object.values(stored).flatMap(({ of, words }) => (of === whose ? [words] : []));

function draftsIn(storage: string): Readonly<Record<string, StoredThing>> {
  const rules: Readonly<Record<string, { readonly storage: string }>> = draftTable;
  return Object.fromEntries(
    Object.entries(storedDrafts).filter(([name]) => rules[name]?.storage === storage),
  );
}

/** Kept until it is erased. */
export const storedAnswerSentences = [
  ...wordsOf(savedAnswers, 'traveller'),
  ...wordsOf(draftsIn('localStorage'), 'traveller'),
];

/** Kept by the tab, until it is sent or the tab closed. */
export const storedDraftSentences = wordsOf(draftsIn('sessionStorage'), 'traveller');

export const agentStorageSentences: readonly string[] = [
  ...wordsOf(savedAnswers, 'agent'),
  ...wordsOf(storedDrafts, 'agent'),
  ...Object.values(deviceWords),
  ...Object.values(sessionStorageWords),
];
