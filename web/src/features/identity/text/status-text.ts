import {
  type Concern,
  formatHour,
  formatMoment,
  type JobName,
  jobNames,
  type ServiceHealth,
  type ServiceStatus,
} from '@retour/contract';
import { formatCount, formatDay, formatNumber, formatWait, phrase } from '@retour/core';
import { oneOf } from '../../../lib/shape';
import { supervisionText } from './supervision-text';

/** What is said of the whole service: a word, then what it means for who reads it. */
export const healthText: Readonly<
  Record<ServiceHealth | 'silent', { readonly word: string; readonly means: string }>
> = {
  well: { word: 'Tout va bien', means: phrase`Le service répond, et rien n'attend d'être réparé.` },
  watch: {
    word: 'À surveiller',
    means: phrase`Le service répond. Ce qui suit est à regarder dans la journée.`,
  },
  trouble: {
    word: 'En difficulté',
    means: phrase`Des voyageurs ou des agents sont gênés en ce moment. Lisez ce qui suit.`,
  },
  silent: {
    word: 'Pas de réponse',
    means: phrase`Essayez la page d'accueil du service sur un autre appareil. Si elle ne s'ouvre pas non plus, appelez le support tout de suite. Ce qui était enregistré n'est pas perdu.`,
  },
};

interface ConcernText {
  readonly title: string;
  /** What people notice of it. */
  readonly seen: string;
  readonly act: string;
  /** The title of what the support does, in docs/operations/incidents.md. */
  readonly sheet: string;
}

const tellSupport = phrase`Prévenez le support.`;
const tellIfItLasts = phrase`Attendez cinq minutes. Si la page dit encore la même chose, prévenez le support.`;

export const concernText: Readonly<Record<Concern, ConcernText>> = {
  'database-only-reads': {
    title: phrase`La base de données n'enregistre plus rien`,
    seen: phrase`Les déclarations ne peuvent être ni envoyées ni traitées. Celles qui étaient enregistrées le restent.`,
    act: phrase`Attendez une minute : une autre machine prend le relais toute seule. Si rien ne change, appelez le support.`,
    sheet: 'NoPrimary',
  },
  'no-standby': {
    title: phrase`La copie de secours de la base ne répond plus`,
    seen: phrase`Rien ne s'enregistre plus : les voyageurs et les agents lisent qu'il faut réessayer. Rien n'est perdu.`,
    act: phrase`Appelez le support tout de suite.`,
    sheet: 'NoSynchronousStandby',
  },
  'server-errors': {
    title: phrase`Des demandes se terminent par une erreur`,
    seen: phrase`Des pages disent que le service a eu un problème, parfois même après un nouvel essai.`,
    act: phrase`Appelez le support. Donnez-lui le numéro que la page d'erreur affiche.`,
    sheet: 'ServerErrors',
  },
  'disk-fills-up': {
    title: phrase`Le disque est presque plein`,
    seen: phrase`Bientôt, plus rien ne pourra être enregistré.`,
    act: phrase`Appelez le support : il faut libérer de la place.`,
    sheet: 'When the disk fills up',
  },
  'requests-refused': {
    title: phrase`Beaucoup de demandes sont refusées pour un moment`,
    seen: phrase`Des personnes lisent que le service est très sollicité, ou qu'elles ont fait trop de demandes.`,
    act: tellIfItLasts,
    sheet: 'RequestsRefused',
  },
  'slow-database': {
    title: phrase`La base de données est lente`,
    seen: phrase`Les pages mettent du temps à s'afficher.`,
    act: tellIfItLasts,
    sheet: 'SlowAnswers',
  },
  'waits-for-connections': {
    title: phrase`Des demandes font la queue`,
    seen: phrase`Les listes et les recherches sont lentes.`,
    act: tellIfItLasts,
    sheet: 'WaitsForConnections',
  },
  'many-leave': {
    title: phrase`Beaucoup de personnes partent avant la réponse`,
    seen: phrase`Elles attendent trop longtemps, ou leur réseau coupe.`,
    act: phrase`Si les pages vous semblent lentes aussi, prévenez le support.`,
    sheet: 'ManyLeave',
  },
  'job-late': {
    title: phrase`Une tâche est en retard`,
    seen: phrase`La liste des tâches, plus bas, dit laquelle.`,
    act: tellSupport,
    sheet: 'JobLate',
  },
  'mails-wait': {
    title: phrase`Des messages attendent depuis plus d'un quart d'heure`,
    seen: phrase`Des voyageurs n'ont pas encore reçu leur confirmation ou leur reçu.`,
    act: phrase`Rien n'est perdu : ils partiront dès que la messagerie répondra. Au bout d'une heure, prévenez le support.`,
    sheet: 'MailsWait',
  },
  'mails-given-up': {
    title: phrase`Des messages ne partiront pas d'eux-mêmes`,
    seen: phrase`Ceux à qui ils étaient destinés n'ont rien reçu.`,
    act: phrase`Ouvrez la liste : renvoyez ceux qui peuvent l'être, laissez les autres.`,
    sheet: 'MailsGivenUp',
  },
  'old-rates': {
    title: phrase`Les taux de change sont anciens`,
    seen: phrase`Les montants sont calculés avec les derniers taux connus, dont le jour est affiché.`,
    act: phrase`Prévenez le support : il fait lire les taux publiés (RATES_URL), ou remplace ceux du service.`,
    sheet: 'OldRates',
  },
  'old-tables': {
    title: phrase`Le tarif est ancien`,
    seen: phrase`Un taux qui a changé depuis serait faux dans les calculs.`,
    act: phrase`Demandez au support une version plus récente du service.`,
    sheet: 'When the tables are old',
  },
  'retention-refused': {
    title: phrase`Des données anciennes n'ont pas été effacées`,
    seen: phrase`Personne n'est gêné, mais des données restent plus longtemps que promis.`,
    act: phrase`Prévenez le support : il vérifie avant de les effacer.`,
    sheet: 'RetentionRefused',
  },
  'old-backup': {
    title: phrase`Aucune sauvegarde récente n'est connue`,
    seen: phrase`Personne n'est gêné. En cas de panne grave, ce qui a été fait depuis serait perdu.`,
    act: tellSupport,
    sheet: 'When no backup is known',
  },
  'log-unverified': {
    title: phrase`Le journal des accès n'a pas été vérifié récemment`,
    seen: phrase`Personne n'est gêné, mais on ne sait pas si quelqu'un y a touché.`,
    act: tellSupport,
    sheet: 'When the access log was not verified',
  },
};

const names: Readonly<Record<JobName, string>> = {
  mails: 'Envoi des messages',
  rates: 'Lecture des taux de change',
  'rates-taken-up': 'Mise à jour des taux de change',
  totals: 'Totaux des listes',
  leases: 'Libération des déclarations en cours',
  counts: 'Remise à zéro des compteurs',
  clock: 'Mise à l’heure',
  sessions: 'Fin des sessions',
  accounts: 'Ménage des comptes',
  retention: 'Effacement des données anciennes',
  'log-ends': 'Relevé du journal des accès',
  'log-cut': 'Effacement du journal ancien',
  report: 'Rédaction de cette page',
};

const isJobName = oneOf(jobNames);

/** A job of another version of the service may have a name that is not known here. */
export function jobName(name: string): string {
  return isJobName(name) ? names[name] : 'Tâche d’une autre version';
}

const [minute, hour, day] = [60, 3_600, 86_400];

function pace(seconds: number): string {
  if (seconds >= day) return 'Une fois par jour';
  if (seconds >= hour) return 'Toutes les heures';
  if (seconds > minute / 2) return 'Toutes les minutes';
  return phrase`Toutes les ${Math.round(seconds)} secondes`;
}

const units = ['octets', 'Ko', 'Mo', 'Go', 'To'] as const;
const thousand = 1_000;

/** « 12,5 Go ». */
function formatSize(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= thousand && unit < units.length - 1) {
    value /= thousand;
    unit += 1;
  }
  return phrase`${formatNumber(value, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${units[unit] ?? ''}`;
}

function formatSeconds(seconds: number): string {
  if (seconds < 1) return phrase`${formatNumber(Math.max(1, Math.round(seconds * thousand)))} ms`;
  return phrase`${formatNumber(seconds, { maximumFractionDigits: 1 })} s`;
}

const ago = (moment: string, now: string): string =>
  phrase`il y a ${formatWait(Math.max(0, Date.parse(now) - Date.parse(moment)) / (minute * thousand))}`;

type Job = ServiceStatus['jobs'][number];

export const statusText = {
  back: 'Mon compte',
  title: supervisionText.status.label,
  lead: phrase`L'état de l'ensemble en un mot, puis ce qui ne va pas et ce qu'il faut faire. Mis à jour toutes les dix secondes.`,
  readAt: (time: string): string => phrase`État lu à ${time}.`,
  stale: (time: string): string => phrase`Ce qui suit est l'état de ${time}.`,
  concerns: phrase`Ce qui ne va pas`,
  seen: phrase`Ce que l'on en voit :`,
  act: phrase`Que faire :`,
  forSupport: phrase`Pour le support :`,
  sheet: (name: string): string => phrase`fiche « ${name} » du guide d'exploitation`,
  unsentMails: supervisionText.unsentMails.label,

  requests: (minutes: number): string => phrase`Demandes des ${minutes} dernières minutes`,
  answered: 'Traitées',
  refused: phrase`Refusées pour un moment`,
  failed: phrase`Terminées par une erreur`,
  abandoned: phrase`Abandonnées avant la réponse`,

  mails: 'Messages',
  waiting: 'En attente',
  oldest: phrase`Le plus ancien attend depuis`,
  count: formatNumber,
  waitOf: (seconds: number): string => formatWait(seconds / minute),
  givenUp: phrase`Refusés par une messagerie`,
  dead: phrase`Essayés trop longtemps`,
  held: phrase`Retenus après une restauration`,

  database: phrase`Base de données`,
  engine: 'Moteur',
  engineOf: ({ engine, version }: ServiceStatus['database']): string =>
    engine === 'server' ? phrase`PostgreSQL ${version}` : phrase`PostgreSQL ${version} intégré, pour essayer`,
  role: phrase`Rôle`,
  roleOf: ({ isPrimary, isSynchronous, standbys, ...known }: ServiceStatus['database']): string => {
    if (!isPrimary) return phrase`Copie, en lecture seule`;
    if (standbys === 0) return phrase`Principale, sans copie de secours`;
    const copies = phrase`Principale, avec ${formatCount(standbys, 'copie de secours', 'copies de secours')}`;
    return isSynchronous && known.synchronousStandbys ? phrase`${copies}, à jour à chaque écriture` : copies;
  },
  latency: phrase`Temps de réponse`,
  latencyOf: (ms: number): string => formatSeconds(ms / thousand),
  size: 'Taille',
  sizeOf: formatSize,
  disk: phrase`Disque`,
  diskOf: (free: number, all: number): string => phrase`${formatSize(free)} libres sur ${formatSize(all)}`,
  connections: 'Connexions',
  connectionsOf: (busy: number, idle: number, awaited: number): string =>
    phrase`${formatCount(busy, 'occupée')}, ${formatCount(idle, 'libre')}, ${formatNumber(awaited)} en attente`,

  data: phrase`Taux, tarif et sécurité`,
  rates: phrase`Taux de change lus`,
  ratesOf: ({ isRead, ageDays, validTo }: ServiceStatus['rates']): string => {
    if (ageDays === null) {
      if (isRead) return phrase`Jamais : ceux du service sont utilisés`;
      return validTo === undefined
        ? phrase`Ceux du service`
        : phrase`Ceux du service, valables jusqu'au ${formatDay(validTo)}`;
    }
    if (ageDays <= 0) return phrase`Du jour`;
    return phrase`Publiés il y a ${formatCount(ageDays, 'jour')}`;
  },
  law: phrase`Dernier changement de la loi`,
  lawOf: (since: string): string => formatDay(since),
  nomenclature: phrase`Tarif douanier de`,
  monthOf: (month: string): string => formatDay(`${month}-01`).replace(/^\S+\s/, ''),
  backup: phrase`Dernière sauvegarde`,
  verified: phrase`Journal des accès vérifié`,
  when: (moment: string | null, now: string): string => (moment === null ? 'Jamais' : ago(moment, now)),
  untold: phrase`L'installation ne le dit pas ici`,

  version: phrase`Version`,
  versions: 'Version du service',
  schema: phrase`Version de la base`,
  processes: phrase`En service`,
  processesOf: ({ at, processes }: ServiceStatus): string => {
    const [oldest] = processes;
    const count = formatCount(processes.length, 'processus', 'processus');
    return oldest === undefined
      ? count
      : phrase`${count}, le plus ancien démarré ${ago(oldest.startedAt, at)}`;
  },

  jobs: phrase`Tâches`,
  jobsHint: phrase`Ce que le service fait de lui-même, à intervalles réguliers.`,
  late: (count: number): string => phrase`${formatCount(count, 'tâche')} en retard`,
  onTime: (count: number): string => phrase`${formatCount(count, 'tâche')} à l'heure`,
  pace,
  success: ({ lastSuccessAt, lastSeconds, failures }: Job, now: string): string => {
    if (lastSuccessAt === null) return phrase`Pas encore réussie depuis le démarrage`;
    const when = phrase`Réussie ${ago(lastSuccessAt, now)}`;
    return lastSeconds === null || failures > 0 ? when : phrase`${when}, en ${formatSeconds(lastSeconds)}`;
  },
  next: ({ nextAt, everySeconds }: Job): string | null => {
    if (nextAt === null) return null;
    return everySeconds < day
      ? phrase`Prochaine vers ${formatHour(nextAt)}`
      : phrase`Prochaine le ${formatMoment(nextAt)}`;
  },
  failures: ({ failures, lastRunAt }: Job, now: string): string | null =>
    failures === 0 || lastRunAt === null
      ? null
      : phrase`${formatCount(failures, 'échec')} depuis, le dernier essai ${ago(lastRunAt, now)}`,
} as const;
