import { phrase } from '@retour/core';
import { keptHours } from '../../../store/drafts/work-time';
import { type HandbookBlock, type HandbookLink, quote } from './block';

/** The words of the pages of identity, and of what the shell says of a session. */
export interface SignInWords {
  readonly sso: string;
  readonly signInWithSso: string;
  readonly local: string;
  readonly register: string;
  readonly sessionEnd: string;
  /** How long a session lasts, as « Mon compte » says it. */
  readonly sessionLength: string;
  readonly prolong: string;
  readonly leave: string;
  /** For who is signed in. */
  readonly account: HandbookLink;
  /** For who is not. */
  readonly login: HandbookLink;
}

export function signInBlock(words: SignInWords, isSignedIn: boolean): HandbookBlock {
  return {
    id: 'se-connecter',
    title: 'Se connecter',
    points: [
      {
        term: words.sso,
        text: phrase`Choisissez ${quote(words.signInWithSso)}. Votre mot de passe est celui de votre administration : ce service ne le voit jamais.`,
      },
      {
        term: words.local,
        text: phrase`Là où le service en ouvre : une adresse e-mail et un mot de passe. ${quote(words.register)} envoie un lien à votre adresse ; un superviseur approuve ensuite votre demande.`,
      },
      {
        term: words.sessionEnd,
        text: phrase`${words.sessionLength}. Un bandeau en donne l'heure avant la fin : ${quote(words.prolong)} vous laisse continuer sur votre page.`,
      },
      {
        term: 'Ce que vous avez saisi',
        text: phrase`Session terminée ? Connectez-vous de nouveau dans le même onglet : votre page et votre saisie y sont encore. Si un collègue s'y connecte avant vous, il n'en voit rien, et votre saisie vous revient si vous vous connectez dans les ${keptHours} heures. ${quote(words.leave)} efface tout ce qui n'est pas enregistré.`,
      },
    ],
    links: [isSignedIn ? words.account : words.login],
  };
}
