import { type AccessAction, type AccessEntry, reviewFilterNames, reviewFilters } from '@retour/contract';
import { examplePublicId, formatNumber, phrase, typeset } from '@retour/core';
import { agentsText } from './account-text';
import { supervisionText } from './supervision-text';

export const accessLogText = {
  title: supervisionText.accessLog.label,
  lead: phrase`Qui a consulté, exporté ou changé quoi, et quand. Vos lectures y figurent aussi.`,
  back: 'Mon compte',
  agent: 'Agent',
  everyAgent: 'Tous les agents',
  otherAgent: phrase`L'agent choisi`,
  moreAgents: phrase`Tous n'y sont pas. Pour un autre, cherchez-le à la page « ${supervisionText.agents.label} », puis « ${agentsText.actions} ».`,
  action: 'Action',
  everyAction: 'Toutes les actions',
  day: 'Jour',
  declaration: 'Référence d’une déclaration',
  declarationHint: phrase`Pour savoir qui l'a ouverte ou changée (exemple : ${typeset(examplePublicId)}). Les exports sont sous l'action « Liste exportée », et à la page « Exports ».`,
  others: 'Agent, action ou jour',
  wrongDeclaration: phrase`Donnez une référence de neuf caractères, comme ${typeset(examplePublicId)}.`,
  noSuchDeclaration: phrase`Cette référence n'existe pas : vérifiez chaque caractère.`,
  wrongDay: phrase`Choisissez un jour qui existe.`,
  apply: 'Afficher',
  clear: 'Tout afficher',
  none: phrase`Rien dans le journal`,
  noneHint: phrase`Aucune action ne répond à ces critères. Changez-en un, ou affichez tout.`,
  entries: 'Actions, de la plus récente à la plus ancienne',
  older: 'Plus anciennes',
  newest: 'Revenir aux plus récentes',
  pages: 'Pages du journal',
  service: 'par le service',
  someone: 'un agent effacé',
  by: (name: string): string => phrase`par ${name}`,
  unknownNetwork: 'réseau inconnu',
  entry: (id: string): string => phrase`entrée ${id}`,
  times: (count: number): string => phrase`${formatNumber(count)} fois à la suite`,
  since: (moment: string): string => phrase`depuis le ${moment}`,
  about: (name: string): string => phrase`sur ${name}`,
} as const;

export const actionText: Readonly<Record<AccessAction, string>> = {
  'declaration-read': 'Déclaration consultée',
  // A sheet reads the version that was sent, to show what a correction changed: the same reading as a page's.
  'version-read': phrase`Version lue, seule ou avec la fiche`,
  'document-read': 'Document PDF consulté',
  'document-printed': 'Document PDF imprimé avec d’autres',
  'declarations-listed': 'Liste consultée',
  'declarations-searched': 'Recherche faite',
  'declarations-related': 'Autres déclarations du voyageur consultées',
  'declarations-exported': 'Liste exportée',
  'accounts-listed': 'Comptes consultés',
  'exports-listed': phrase`Liste des exports consultée`,
  'unsent-mails-listed': 'Messages non partis consultés',
  'declaration-held': 'Déclaration prise en main',
  'declaration-taken': 'Déclaration suivante prise',
  'declaration-created': 'Déclaration créée',
  'declaration-replaced': 'Brouillon remplacé',
  'declaration-submitted': 'Déclaration envoyée',
  'declaration-validated': 'Déclaration validée',
  'declaration-refused': 'Déclaration refusée',
  'declaration-paid': phrase`Déclaration payée ou close sans rien à payer`,
  'declaration-cancelled': 'Déclaration annulée',
  'declaration-abandoned': 'Abandon enregistré',
  'declaration-re-exported': 'Réexportation enregistrée',
  'declaration-seized': 'Saisie enregistrée',
  'declaration-reopened': 'Déclaration rouverte',
  'payment-reversed': 'Paiement ou clôture annulés',
  'declaration-corrected': 'Déclaration corrigée',
  'articles-handed-over': 'Remise enregistrée',
  'correction-proposed': 'Correction proposée',
  'correction-approved': 'Correction approuvée',
  'correction-refused': 'Correction refusée',
  'correction-withdrawn': 'Correction retirée',
  'declaration-erased': 'Données du voyageur effacées',
  'receipt-sent': phrase`Reçu envoyé par e-mail`,
  'mail-sent-again': phrase`Renvoi d'un message demandé`,
  'mail-dropped': phrase`Message non parti laissé`,
  'signed-in': 'Connexion',
  'signed-out': 'Fin de session',
  'account-approved': 'Compte ouvert',
  'account-closed': 'Compte fermé',
  'role-changed': 'Rôle changé',
  'office-chosen': 'Bureau choisi',
  'takings-counted': 'Caisse comptée',
  'log-read': 'Journal consulté',
  'log-cut': 'Entrées anciennes supprimées',
};

const roleWords: Readonly<Record<string, string>> = {
  supervisor: 'rôle de superviseur donné',
  agent: 'rôle de superviseur retiré',
};

const groundWords: Readonly<Record<string, string>> = {
  person: 'à la demande de la personne',
  authority: phrase`à la demande d'une autorité`,
  mistake: 'erreur de saisie',
};

/** What an entry knows under a name, in words; nothing for what it does not know. */
const known = (words: Readonly<Record<string, string>>, value: unknown): readonly string[] => {
  const text = typeof value === 'string' ? words[value] : undefined;
  return text === undefined ? [] : [text];
};

function linesRead(rows: number): string {
  if (rows === 0) return 'rien trouvé';
  return rows === 1 ? '1 ligne' : phrase`${formatNumber(rows)} lignes`;
}

/** Of a list: « filtres : mots cherchés, état ; 12 lignes »; which version was read, which way a role went, and why somebody was erased. */
export function precisionOf({ action, details, rows }: AccessEntry): string {
  const filters = Array.isArray(details?.filters) ? details.filters.map(String) : [];
  const used = reviewFilterNames
    .filter((name) => filters.includes(name))
    .map((name) => reviewFilters[name].name);
  const isList = action.startsWith('declarations-') || action.endsWith('-listed');
  const isMissed = rows === 0 && !isList;
  return [
    ...(isList && used.length > 0 ? [phrase`filtres : ${used.join(', ')}`] : []),
    ...(isList && rows !== undefined ? [linesRead(rows)] : []),
    ...(action === 'role-changed' ? known(roleWords, details?.role) : []),
    ...(action === 'version-read' && typeof details?.version === 'number'
      ? [phrase`version ${details.version}`]
      : []),
    ...(action === 'declaration-erased' ? known(groundWords, details?.ground) : []),
    ...(isMissed ? ['rien à cette référence'] : []),
  ].join('\u202F; ');
}
