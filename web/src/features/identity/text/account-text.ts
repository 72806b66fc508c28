import type { AgentKind, AgentRole, AgentStatus } from '@retour/contract';
import { formatCount, formatNumber, phrase } from '@retour/core';
import { supervisionText } from './supervision-text';

export const accountText = {
  title: 'Mon compte',
  lead: phrase`Ce que ce service sait de vous.`,
  name: 'Nom',
  email: phrase`Adresse e-mail`,
  kind: 'Connexion',
  siret: 'Service (SIRET)',
  since: 'Compte créé',
  session: 'Fin de votre session',
  sessionEnd: (moment: string): string => phrase`${moment}, sans prolongation possible`,
  sessionRenewed: phrase`Prolongée tant que vous travaillez, jusqu'à sa durée maximale`,
  password: 'Modifier mon mot de passe',
  ssoPassword: phrase`Votre mot de passe est celui de votre administration : il se change auprès d'elle.`,
  role: 'Rôle',
  supervision: 'Pages des superviseurs',
  retry: 'Réessayer',
} as const;

export const kindText: Readonly<Record<AgentKind, string>> = {
  sso: 'ProConnect',
  local: 'Compte de cette installation',
};

export const roleText: Readonly<Record<AgentRole, string>> = { agent: 'Agent', supervisor: 'Superviseur' };

/** How somebody came to their role: who decided, after the day. */
export const roleHistoryText = {
  since: (day: string): string => phrase`Superviseur depuis le ${day}`,
  until: (day: string): string => phrase`Rôle de superviseur retiré le ${day}`,
  by: (name: string): string => phrase`par ${name}`,
  byCommand: phrase`par la commande de l'installation`,
  byRule: phrase`par les réglages de l'installation`,
} as const;

/** What stands in the place of a page that is not the desk's. */
export const supervisorsText = {
  title: 'Réservé aux superviseurs',
  lead: phrase`Votre compte n'a pas ce rôle. Rien n'est perdu.`,
  whom: phrase`Demandez à un superviseur de le faire, ou de vous donner ce rôle.`,
  home: 'Revenir à l’accueil',
  account: 'Voir mon compte',
} as const;

export const statusText: Readonly<Record<AgentStatus, string>> = {
  unverified: 'adresse à confirmer',
  pending: 'à approuver',
  active: 'actif',
  disabled: 'fermé',
};

export const agentsText = {
  title: supervisionText.agents.label,
  lead: phrase`Approuvez seulement les personnes que vous connaissez et qui travaillent avec vous.`,
  supervisor: 'superviseur',
  back: 'Mon compte',
  pendingTitle: 'À approuver',
  nonePending: phrase`Personne n'attend d'approbation.`,
  othersTitle: 'Tous les comptes',
  foundTitle: (found: number): string => formatCount(found, 'compte trouvé', 'comptes trouvés'),
  noneFound: phrase`Aucun compte trouvé. Tapez le début d'un nom, d'un prénom ou d'une adresse e-mail.`,
  searchLabel: phrase`Nom ou adresse e-mail d'un agent`,
  searchMissing: phrase`Tapez un nom ou une adresse e-mail.`,
  search: 'Chercher',
  everybody: 'Tous les comptes',
  more: (shown: number, total: number): string =>
    phrase`Les ${formatNumber(shown)} premiers comptes sont montrés, et comparés aux demandes, sur ${formatNumber(total)}. Cherchez un nom pour voir les autres.`,
  actions: 'Ses actions',
  actionsOf: (name: string): string => phrase`Ses actions : ${name}`,
  you: 'vous',
  created: (day: string): string => `Demande du ${day}`,
  lastSeen: (day: string): string => `Dernière venue le ${day}`,
  never: phrase`Jamais connecté`,
  approve: 'Approuver',
  refuse: 'Refuser',
  close: 'Fermer',
  reopen: 'Rouvrir',
  promote: 'Nommer superviseur',
  demote: 'Retirer le rôle',
  cancel: 'Annuler',
  toList: 'Revenir à la liste',
  namesakes: (people: readonly string[]): string =>
    phrase`Ce nom est celui d'un autre compte, ou presque : ${people.join(', ')}. Vérifiez auprès de votre collègue que cette demande est bien la sienne.`,
  namesake: (name: string, email: string, status: string): string => phrase`${name} (${email}, ${status})`,
} as const;

export type AgentAct = 'approve' | 'refuse' | 'close' | 'reopen' | 'promote' | 'demote';

const opened = (name: string): string => phrase`Le compte de ${name} est ouvert.`;
const closed = (name: string): string => phrase`Le compte de ${name} est fermé.`;
const aboutAccount =
  (act: string) =>
  (name: string): string =>
    phrase`${act} le compte de ${name}`;

/** What each act does, said before it is confirmed. */
export const accountActText: Readonly<
  Record<
    AgentAct,
    {
      readonly about: (name: string) => string;
      readonly title: (name: string) => string;
      readonly effect: string;
      readonly confirm: string;
      readonly done: (name: string) => string;
    }
  >
> = {
  approve: {
    title: (name) => phrase`Approuver le compte de ${name} ?`,
    effect: phrase`Cette personne pourra lire et traiter toutes les déclarations. Elle en est prévenue par e-mail.`,
    confirm: 'Approuver le compte',
    about: aboutAccount(agentsText.approve),
    done: opened,
  },
  refuse: {
    title: (name) => phrase`Refuser le compte de ${name} ?`,
    effect: phrase`La demande est refusée, et la personne prévenue par e-mail. Un superviseur pourra rouvrir le compte.`,
    confirm: 'Refuser le compte',
    about: aboutAccount(agentsText.refuse),
    done: closed,
  },
  close: {
    title: (name) => phrase`Fermer le compte de ${name} ?`,
    effect: phrase`Ses sessions se terminent tout de suite, et le rôle donné ici est retiré. Un superviseur pourra rouvrir le compte.`,
    confirm: 'Fermer le compte',
    about: aboutAccount(agentsText.close),
    done: closed,
  },
  reopen: {
    title: (name) => phrase`Rouvrir le compte de ${name} ?`,
    effect: phrase`Cette personne pourra de nouveau lire et traiter toutes les déclarations.`,
    confirm: 'Rouvrir le compte',
    about: aboutAccount(agentsText.reopen),
    done: opened,
  },
  promote: {
    title: (name) => phrase`Nommer ${name} superviseur ?`,
    effect: phrase`Cette personne pourra gérer les comptes et les rôles, annuler un paiement et rouvrir une déclaration. Elle pourra exporter la liste des déclarations et effacer les données d'un voyageur. Elle pourra aussi lire les encaissements de tous, les chiffres, le journal des accès et l'état du service, et renvoyer les messages non partis. Votre nom et la date restent inscrits.`,
    confirm: 'Nommer superviseur',
    about: (name) => phrase`${agentsText.promote} : ${name}`,
    done: (name) => phrase`${name} a le rôle de superviseur.`,
  },
  demote: {
    title: (name) => phrase`Retirer le rôle de superviseur à ${name} ?`,
    effect: phrase`Cette personne garde l'espace des agents, sans rien de ce qui est réservé aux superviseurs, dès sa prochaine action. Votre nom et la date restent inscrits.`,
    confirm: 'Retirer le rôle',
    about: (name) => phrase`Retirer le rôle de superviseur à ${name}`,
    done: (name) => phrase`${name} n'a plus le rôle de superviseur.`,
  },
};
