import { phrase } from '@retour/core';

export const signInText = {
  title: 'Espace agent',
  lead: phrase`Réservé aux agents des douanes. Vous y retrouvez les déclarations des voyageurs.`,
  sso: phrase`S'identifier avec ProConnect`,
  ssoWhat: phrase`Qu'est-ce que ProConnect ?`,
  ssoAbout: phrase`ProConnect est la connexion commune aux agents de l'État. Vous vous identifiez avec l'adresse et le mot de passe de votre administration, que ce service ne voit jamais.`,
  ssoSite: 'Site de ProConnect (nouvel onglet)',
  standIn: phrase`Installation d'essai : les personnes proposées à la connexion sont fictives, comme tout ce qu'elles font ici.`,
  localTitle: 'Avec un compte de cette installation',
  email: 'Adresse e-mail professionnelle',
  password: 'Mot de passe',
  logIn: 'Se connecter',
  forgotten: 'Mot de passe oublié',
  register: 'Demander un compte',
  closedTitle: phrase`La connexion n'est pas ouverte`,
  closed: phrase`La connexion des agents n'est pas ouverte sur cette installation : vous ne pouvez pas y entrer. Le service des voyageurs, lui, est ouvert à tous.`,
  toTravellers: 'Aller au service des voyageurs',
} as const;

/** Why somebody who was at work meets the login page. */
export const reasonText = {
  needed: phrase`Connectez-vous pour voir cette page : vous y serez ramené.`,
  expired: phrase`Votre session est terminée. Connectez-vous de nouveau : vous retrouverez votre page et ce que vous y avez saisi.`,
  /** Of who was at work: somebody else may sit there now. */
  closed: phrase`L'accès de la personne qui travaillait ici a été fermé : qu'elle s'adresse à son responsable. Une autre personne peut se connecter.`,
  'signed-out': phrase`Vous êtes déconnecté. Rien de votre travail ne reste sur cet appareil.`,
} as const;

export const returnText = {
  title: 'Connexion en cours',
  wait: phrase`Nous vérifions votre identité. Cela prend quelques secondes.`,
  failedTitle: phrase`Vous n'êtes pas connecté`,
  refusedTitle: phrase`Votre administration n'a pas accès à cet espace`,
  refusedDetail: phrase`Vous êtes bien identifié, mais cet espace est réservé aux agents des douanes.`,
  refusedSteps: [
    phrase`Vous avez plusieurs adresses professionnelles ? Recommencez avec celle de la douane.`,
    phrase`Vous êtes agent des douanes ? Demandez à votre responsable de vérifier l'adresse sous laquelle vous êtes connu.`,
  ],
  unreachable: phrase`Le service national de connexion ne répond pas. Recommencez dans quelques minutes.`,
  empty: phrase`Cette page termine une connexion, et il n'y en a pas en cours.`,
  again: 'Recommencer la connexion',
  otherPerson: 'Changer de compte',
} as const;

export const signedOutText = {
  title: 'Vous êtes déconnecté',
  /** The provider was not left, or nobody knows. */
  hereTitle: 'Vous avez quitté cet espace',
  knownThere: phrase`Si vous étiez entré par ProConnect, votre session y est peut-être encore ouverte. Sur un poste partagé, fermez aussi le navigateur.`,
  lead: phrase`Rien de votre travail ne reste sur cet appareil. Vos déclarations enregistrées sont sur le serveur.`,
  /** The session ended by itself. */
  kept: phrase`Ce qui était saisi ici attend le retour de son auteur. Vos déclarations enregistrées sont sur le serveur.`,
  again: 'Se connecter de nouveau',
} as const;

export const stillSignedInText = {
  title: 'Vous êtes encore connecté',
  lead: phrase`Vous arrivez ici par un lien ou par un retour en arrière : rien n'a été fermé, et votre travail est intact.`,
  leave: 'Se déconnecter',
  home: phrase`Revenir à l'accueil`,
} as const;

export const reconnectionText = {
  title: 'Prolonger votre session',
  lead: phrase`Connectez-vous de nouveau ici. Votre travail vous attend dans l'autre onglet, tel que vous l'avez laissé.`,
  doneTitle: 'Vous êtes connecté de nouveau',
  doneLead: phrase`Fermez cet onglet et revenez au précédent : votre travail vous y attend.`,
  home: phrase`Continuer ici, à l'accueil`,
} as const;
