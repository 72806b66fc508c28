import type { DeclarationBody, StatusChange } from './declaration';
import { declaredWords } from './declared-words';
import type { OutgoingCall, PrivacyWords } from './outgoing-call';
import type { ShoppingProductInput, SimulationRequest } from './simulation';

/** The earlier field and the one that took its place say the same thing. */
const restrictionWords = 'vos réponses, si son nom fait penser à un article interdit ou réglementé';

const articleFields: PrivacyWords<ShoppingProductInput> = {
  id: 'le type d’article',
  customName: 'son nom, même tapé par vous',
  originalValue: 'son prix',
  currency: 'sa monnaie',
  amount: 'sa quantité',
  alcoholDegree: 'son degré d’alcool',
  originCountry: 'son pays de fabrication',
  purchaseCountry: 'son pays d’achat, s’il n’est pas celui du voyage',
  restriction: restrictionWords,
  restrictionAnswers: restrictionWords,
  customId: 'un numéro technique',
};

/** The day of arrival may be asked of the call; a device leaves it out of a simulation. */
type SimulatedFields = Omit<SimulationRequest, 'date'>;

const { age, country, meanOfTransport, border, shoppingProducts, ...declarant } = declaredWords;

const tripFields: PrivacyWords<Omit<SimulatedFields, 'shoppingProducts'>> = {
  age: age.privacyWords,
  country: country.privacyWords,
  meanOfTransport: meanOfTransport.privacyWords,
  border: border.privacyWords,
};

/** An agent alone says « 18 ans ou plus », and what other declarations have used of an allowance: a traveller's device leaves them out. */
type AgentFields = 'ageIsMinimum' | 'allowancesUsed';
type DeclarantFields = Omit<DeclarationBody, keyof SimulatedFields | AgentFields>;

function privacyWordsOf<Field extends string>(
  fields: Readonly<Record<Field, { readonly privacyWords: string }>>,
): Readonly<Record<Field, string>> {
  const entries = Object.entries<{ readonly privacyWords: string }>(fields).map(([name, words]) => [
    name,
    words.privacyWords,
  ]);
  return Object.fromEntries(entries) as Readonly<Record<Field, string>>;
}

const declarantFields: PrivacyWords<DeclarantFields> = {
  ...privacyWordsOf(declarant),
  authorType: 'que vous déclarez vous-même',
};

const statusFields: PrivacyWords<Pick<StatusChange, 'status'>> = {
  status: 'votre envoi ou votre annulation',
};

const basket = shoppingProducts.privacyWords;
const silent = { fields: {} } as const;
const declarationPath = '/api/declaration/:declarationId/';

/** What is sent, and the moment when it is: the personal-data page says the two side by side. */
interface TimedCall extends OutgoingCall {
  readonly what: string;
  readonly when: string;
}

/**
 * Everything that a traveller's device sends, and nothing else: the personal-data page is written from it, and a journey
 * in a real browser fails on a call or a field that is not here. A field added to a call does not compile without its words.
 */
export const travellerCalls = {
  /** After each change of the basket, from its first article on; nothing of it is kept or logged. */
  confirmation: {
    what: 'Votre panier, à confirmer',
    when: 'à chaque changement, dès le premier article',
    method: 'POST',
    path: '/api/simulator/',
    fields: { ...tripFields, shoppingProducts: basket } satisfies PrivacyWords<SimulatedFields>,
    articleFields,
  },
  /** When the traveller sends the declaration. */
  declaration: {
    what: 'Votre déclaration',
    when: 'quand vous appuyez sur « Envoyer ma déclaration »',
    method: 'PUT',
    path: declarationPath,
    fields: { ...declarantFields, ...tripFields, shoppingProducts: basket } satisfies PrivacyWords<
      Omit<DeclarationBody, AgentFields>
    >,
    articleFields,
  },
  submission: {
    what: 'Votre décision de l’envoyer, ou de l’annuler',
    when: 'juste après votre déclaration, ou quand vous l’annulez',
    method: 'PATCH',
    path: declarationPath,
    fields: statusFields,
  },
  following: {
    what: 'La demande de son état',
    when: 'tant que vous regardez sa référence, ou celle d’une autre déclaration de cet appareil',
    method: 'GET',
    path: declarationPath,
    ...silent,
  },
  receipt: {
    what: 'La demande du document à présenter',
    when: 'quand vous le téléchargez',
    method: 'GET',
    path: '/api/declaration/:declarationId/receipt.pdf',
    ...silent,
  },
  products: {
    what: 'La demande de la liste des articles',
    when: 'quand vous ouvrez le simulateur',
    method: 'GET',
    path: '/api/product/',
    ...silent,
  },
  currencies: {
    what: 'La demande des taux de change',
    when: 'quand vous ouvrez le simulateur',
    method: 'GET',
    path: '/api/currency/',
    ...silent,
  },
  configuration: {
    what: 'La demande de nos réglages',
    when: 'quand vous ouvrez le service',
    method: 'GET',
    path: '/api/configuration/',
    ...silent,
  },
} as const satisfies Readonly<Record<string, TimedCall>>;

/** Headers that go with the calls about a declaration; no cookie ever does. */
export const travellerCredentials = {
  'x-claim-token': 'une clé tirée par votre appareil, qui prouve que la déclaration est la vôtre',
  'if-match': 'la version de la déclaration que vous avez',
} as const;

/** The lists of the personal-data page: the trip, an article, who declares. */
export const tripSentences: readonly string[] = Object.values(tripFields);
export const articleSentences: readonly string[] = [...new Set(Object.values(articleFields))];
export const declarantSentences: readonly string[] = Object.values({
  ...declarantFields,
  ...travellerCredentials,
});
