import type { AgentKind, AgentStatus } from '@retour/contract';
import { phrase } from '@retour/core';

export const accountText = {
  title: 'Mon compte',
  lead: phrase`Ce que ce service sait de vous.`,
  name: 'Nom',
  email: 'Adresse e-mail',
  kind: 'Connexion',
  siret: 'Service (SIRET)',
  since: 'Compte créé',
  session: 'Fin de votre session',
  sessionEnd: (moment: string): string => phrase`${moment}, sans prolongation possible`,
  sessionRenewed: phrase`Prolongée tant que vous travaillez, 12\u00a0heures au plus`,
  password: 'Modifier mon mot de passe',
  ssoPassword: phrase`Votre mot de passe est celui de votre administration : il se change auprès d'elle.`,
  agents: 'Comptes à approuver',
  retry: 'Réessayer',
} as const;

export const kindText: Readonly<Record<AgentKind, string>> = {
  sso: 'ProConnect',
  local: 'Compte de cette installation',
};

export const statusText: Readonly<Record<AgentStatus, string>> = {
  unverified: 'adresse à confirmer',
  pending: 'à approuver',
  active: 'actif',
  disabled: 'fermé',
};

export const agentsText = {
  title: 'Comptes des agents',
  lead: phrase`Approuvez seulement les personnes que vous connaissez et qui travaillent avec vous.`,
  back: 'Mon compte',
  pendingTitle: 'À approuver',
  nonePending: phrase`Personne n'attend d'approbation.`,
  othersTitle: 'Tous les comptes',
  you: 'vous',
  created: (day: string): string => `Demande du ${day}`,
  lastSeen: (day: string): string => `Dernière venue le ${day}`,
  never: phrase`Jamais connecté`,
  approve: 'Approuver',
  refuse: 'Refuser',
  close: 'Fermer',
  reopen: 'Rouvrir',
  about: (act: string, name: string): string => `${act} le compte de ${name}`,
  cancel: 'Annuler',
  done: (name: string, status: AgentStatus): string =>
    status === 'active' ? `Le compte de ${name} est ouvert.` : `Le compte de ${name} est fermé.`,
} as const;

export type AgentAct = 'approve' | 'refuse' | 'close' | 'reopen';

/** What each act does, said before it is confirmed. */
export const actText: Readonly<
  Record<
    AgentAct,
    { readonly title: (name: string) => string; readonly effect: string; readonly confirm: string }
  >
> = {
  approve: {
    title: (name) => phrase`Approuver le compte de ${name} ?`,
    effect: phrase`Cette personne pourra lire et traiter toutes les déclarations. Elle en est prévenue par e-mail.`,
    confirm: 'Approuver le compte',
  },
  refuse: {
    title: (name) => phrase`Refuser le compte de ${name} ?`,
    effect: phrase`La demande est refusée, et la personne prévenue par e-mail. Un agent pourra rouvrir le compte.`,
    confirm: 'Refuser le compte',
  },
  close: {
    title: (name) => phrase`Fermer le compte de ${name} ?`,
    effect: phrase`Ses sessions se terminent tout de suite. Un agent pourra rouvrir le compte.`,
    confirm: 'Fermer le compte',
  },
  reopen: {
    title: (name) => phrase`Rouvrir le compte de ${name} ?`,
    effect: phrase`Cette personne pourra de nouveau lire et traiter toutes les déclarations.`,
    confirm: 'Rouvrir le compte',
  },
};
