import { retentionTerms } from './retention-terms';

/**
 * Everything that the service does with what names somebody, one row each: what, why, by what right, who reads it, for how
 * long. The personal-data page is written from it, with the delays in force; a test finds each column of the database that
 * may name somebody in a row of it. The rows read figures alone, so that the page carries them without the schemas.
 */
export interface Treatment {
  readonly of: 'traveller' | 'agent';
  readonly title: string;
  /** What is kept, as a sentence goes on after « Nous gardons ». */
  readonly data: string;
  readonly purpose: string;
  readonly ground: string;
  readonly readers: string;
  readonly term: Term;
  readonly place: 'database' | 'log' | 'audience' | 'device';
}

/** How long it is kept. */
export type Term =
  /** As many days as a fixed row of `retentionTerms`, and since when. */
  | { readonly kind: 'days'; readonly days: number; readonly since: string; readonly otherwise?: OtherTerm }
  /** As many days as the installation says (`RETENTION_DAYS`, `DRAFT_DAYS`, `ACCESS_LOG_DAYS`). */
  | { readonly kind: 'setting'; readonly setting: TermSetting; readonly since: string }
  | { readonly kind: 'words'; readonly words: string };

export type TermSetting = 'retentionDays' | 'draftDays' | 'accessLogDays';

/** A longer delay, and for whom. */
interface OtherTerm {
  readonly days: number;
  readonly since: string;
}

const days = (count: number, since: string, otherwise?: OtherTerm): Term => ({
  kind: 'days',
  days: count,
  since,
  ...(otherwise === undefined ? {} : { otherwise }),
});
const words = (text: string): Term => ({ kind: 'words', words: text });

/** By what right (articles 6 and 32 of the general regulation on data protection). */
const grounds = {
  mission: 'une mission de service public',
  law: 'une obligation légale : garder la preuve de ce qui a été payé',
  rights: 'une obligation légale : respecter votre demande',
  security: 'une obligation légale : protéger les données',
} as const;

const nobody = 'personne : des programmes seuls s’en servent';
const officers = 'les agents des douanes habilités';

export const treatments = {
  declarations: {
    of: 'traveller',
    place: 'database',
    title: 'Votre déclaration',
    data: 'ce que vous avez envoyé, le montant, les raisons écrites par les agents et la suite donnée',
    purpose: 'préparer le contrôle douanier et calculer ce que vous devez',
    ground: grounds.mission,
    readers: officers,
    term: { kind: 'setting', setting: 'retentionDays', since: 'après le dernier changement' },
  },
  drafts: {
    of: 'traveller',
    place: 'database',
    title: 'Votre déclaration, si son envoi n’aboutit pas',
    data: 'ce que votre appareil a commencé à envoyer',
    purpose: 'reprendre l’envoi',
    ground: grounds.mission,
    readers: officers,
    term: {
      kind: 'setting',
      setting: 'draftDays',
      since: 'après le dernier changement, puis tout est effacé',
    },
  },
  figures: {
    of: 'traveller',
    place: 'database',
    title: 'Ce qui reste ensuite',
    data: 'les articles sans les noms tapés, les montants, l’âge, les pays, celui de votre adresse compris, le transport, et si vous êtes frontalier. Restent aussi vos réponses sur les articles réglementés, les franchises déjà utilisées, le jour d’arrivée, le paiement et les dates, sans votre nom',
    purpose: 'tenir les comptes et les statistiques',
    ground: grounds.law,
    readers: officers,
    term: words('sans limite : plus rien ne vous désigne'),
  },
  mails: {
    of: 'traveller',
    place: 'database',
    title: 'Les messages que nous vous envoyons',
    data: 'votre adresse e-mail et la référence de la déclaration',
    purpose:
      'vous envoyer le récapitulatif, puis le reçu, l’annulation, la correction ou la décision d’un agent',
    ground: grounds.mission,
    readers: 'les agents des douanes habilités, et le service qui transporte nos messages',
    term: days(retentionTerms.sentMails, 'après l’envoi', {
      days: retentionTerms.unsentMails,
      since: 's’il ne part pas',
    }),
  },
  mailCounts: {
    of: 'traveller',
    place: 'database',
    title: 'Le compte des messages demandés',
    data: 'une empreinte de l’adresse e-mail et de l’adresse réseau, et le nombre de messages demandés',
    purpose: 'éviter que quelqu’un vous fasse envoyer trop de messages',
    ground: grounds.security,
    readers: nobody,
    term: days(retentionTerms.tries, 'après le dernier message'),
  },
  erasures: {
    of: 'traveller',
    place: 'database',
    title: 'Les effacements faits à la demande',
    data: 'le numéro technique de la déclaration, le jour et la raison, sans votre nom',
    purpose: 'effacer de nouveau ce qu’une ancienne sauvegarde ferait revenir',
    ground: grounds.rights,
    readers: 'ceux qui font fonctionner le service',
    term: words('sans limite : plus rien ne vous désigne'),
  },
  network: {
    of: 'traveller',
    place: 'database',
    title: 'Votre adresse réseau',
    data: 'une empreinte de cette adresse, et le nombre de demandes qui en viennent',
    purpose: 'refuser les abus',
    ground: grounds.security,
    readers: nobody,
    term: words('quelques minutes'),
  },
  logs: {
    of: 'traveller',
    place: 'log',
    title: 'Nos journaux techniques',
    data: 'le type de chaque demande, son résultat et sa durée, sans rien qui vous désigne',
    purpose: 'voir les pannes et les réparer',
    ground: grounds.security,
    readers: 'ceux qui font fonctionner le service',
    term: words('sans limite fixée : rien ne vous désigne'),
  },
  audience: {
    of: 'traveller',
    place: 'audience',
    title: 'La mesure d’audience',
    data: 'les pages vues et leur durée, sans rien qui vous désigne',
    purpose: 'savoir quelles pages servent, et les améliorer',
    ground: grounds.mission,
    readers: 'ceux qui font fonctionner le service',
    term: words('fixée par le service de mesure'),
  },
  device: {
    of: 'traveller',
    place: 'device',
    title: 'Ce que garde votre appareil',
    data: 'vos réponses, votre panier et vos déclarations, dans votre navigateur',
    purpose: 'reprendre plus tard, et sans réseau',
    ground: 'ce que vous nous demandez : rien ne part vers nous',
    readers: 'vous, et toute personne qui se sert de cet appareil',
    term: words('jusqu’à ce que vous l’effaciez'),
  },
  agents: {
    of: 'agent',
    place: 'database',
    title: 'Votre compte',
    data: 'votre nom, votre adresse e-mail, le numéro de votre service, votre bureau, vos listes enregistrées, votre rôle et votre dernière visite',
    purpose: 'vous reconnaître, et savoir qui a décidé quoi',
    ground: grounds.mission,
    readers: 'les superviseurs ; vos collègues lisent votre nom, et le voyageur sur son reçu',
    term: days(retentionTerms.closedAgents, 'après votre dernière visite, si votre compte est fermé', {
      days: retentionTerms.absentAgents,
      since: 'sans visite, sinon',
    }),
  },
  passwords: {
    of: 'agent',
    place: 'database',
    title: 'Votre mot de passe, si vous en avez un',
    data: 'une empreinte du mot de passe, et une marque de chaque navigateur qui a servi',
    purpose: 'vous laisser entrer, et personne d’autre',
    ground: grounds.security,
    readers: nobody,
    term: days(retentionTerms.knownDevices, 'après la dernière visite, pour un navigateur', {
      days: retentionTerms.unprovedAccounts,
      since: 'pour une demande de compte sans suite ; le mot de passe part avec le compte',
    }),
  },
  sessions: {
    of: 'agent',
    place: 'database',
    title: 'Vos connexions',
    data: 'l’heure de chaque connexion et de sa fin, et la preuve d’identité donnée par ProConnect, chiffrée',
    purpose: 'garder votre session ouverte, et comprendre un incident',
    ground: grounds.security,
    readers: 'ceux qui font fonctionner le service',
    term: { kind: 'setting', setting: 'accessLogDays', since: 'après la fin de la session' },
  },
  accessLog: {
    of: 'agent',
    place: 'database',
    title: 'Le journal de ce que vous consultez',
    data: 'chaque lecture, recherche, export, décision et correction, son heure, sa session et votre adresse réseau',
    purpose: 'pouvoir dire qui a vu ou changé quoi',
    ground: grounds.security,
    readers: 'les superviseurs, et ceux qui font fonctionner le service',
    term: { kind: 'setting', setting: 'accessLogDays', since: 'après chaque acte' },
  },
  tries: {
    of: 'agent',
    place: 'database',
    title: 'Les essais de connexion',
    data: 'une empreinte de l’adresse réseau et du compte, et le nombre d’essais',
    purpose: 'refuser qui essaie des mots de passe',
    ground: grounds.security,
    readers: nobody,
    term: days(retentionTerms.tries, 'après le dernier essai'),
  },
  lookups: {
    of: 'agent',
    place: 'database',
    title: 'Vos recherches dans la nomenclature',
    data: 'les derniers produits ouverts, et les mots tapés pour les trouver',
    purpose: 'vous les proposer de nouveau',
    ground: grounds.mission,
    readers: 'vous',
    term: days(retentionTerms.productLookups, 'après la recherche'),
  },
  exports: {
    of: 'agent',
    place: 'database',
    title: 'Vos exports, si vous êtes superviseur',
    data: 'l’heure, les filtres choisis, la raison donnée et le nombre de lignes ; jamais le texte cherché',
    purpose: 'savoir qui a sorti une liste du service, et pourquoi',
    ground: grounds.security,
    readers: 'les superviseurs',
    term: days(retentionTerms.exports, 'après l’export'),
  },
  support: {
    of: 'agent',
    place: 'database',
    title: 'Vos messages au support, et ceux sur votre compte',
    data: 'votre nom, votre adresse e-mail et le message',
    purpose: 'vous répondre et vous prévenir',
    ground: grounds.mission,
    readers: 'le support, et le service qui transporte nos messages',
    term: days(retentionTerms.sentMails, 'après l’envoi, chez nous', {
      days: retentionTerms.unsentMails,
      since: 's’il ne part pas',
    }),
  },
  acts: {
    of: 'agent',
    place: 'database',
    title: 'Ce que vous faites des déclarations',
    data: 'vos décisions, vos corrections, les déclarations que vous créez et celle que vous avez devant vous',
    purpose: 'savoir qui a décidé quoi, et ne pas décider à deux',
    ground: grounds.mission,
    readers: officers,
    term: words('sans limite, sous un numéro ; votre nom part avec votre compte'),
  },
} as const satisfies Readonly<Record<string, Treatment>>;

export type TreatmentName = keyof typeof treatments;

/** The treatments of travellers' data, or of agents', that there are everywhere: the measure of visits may be off. */
export function treatmentsOf(whose: Treatment['of']): readonly Treatment[] {
  const all: readonly Treatment[] = Object.values(treatments);
  return all.filter((treatment) => treatment.of === whose && treatment.place !== 'audience');
}
