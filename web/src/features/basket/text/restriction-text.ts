import { banWords, type HeldRestriction, phrase, typeset } from '@retour/core';

export const restrictionText = {
  regulated: 'Réglementé',
  information: 'À savoir',
  regulatedGood: (name: string): string => phrase`Réglementé : ${name}`,
  toConfirm: phrase`Cette règle est à confirmer : un agent vous dira ce qu'il en est.`,
  whatToDo: 'Que faire ?',
  more: phrase`En savoir plus sur ce sujet`,
  haveSome: phrase`J'en ai quand même : le dire à l'agent`,
  addFreely: phrase`Ajouter cet article`,
  products: phrase`Articles de la liste`,
  question: (name: string, question: string): string => phrase`« ${name} » : ${typeset(question)}`,
  yes: 'Oui',
  no: 'Non, autre chose',
  dontKnow: 'Je ne sais pas',
  lead: phrase`Répondez avant d'ajouter cet article. Votre réponse peut être vérifiée par un agent.`,
  answerFirst: phrase`Choisissez une réponse pour continuer.`,
  backToArticle: phrase`Revenir à l'article`,
  goOn: 'Continuer',
  notRestricted: phrase`Rien ne restreint cet article au départ de ce pays.`,
} as const;

/** « Interdit depuis ce pays », « Interdit », « Interdit en avion », « Réglementé ». */
export function severityWords({ good, severity }: HeldRestriction): string {
  return severity === 'forbidden' ? banWords(good) : (good.boardingBan ?? restrictionText[severity]);
}

/** Whether it is left behind: it may not enter, or may not board the transport of the trip. */
export function isKeptOut({ good, severity }: HeldRestriction): boolean {
  return severity === 'forbidden' || good.boardingBan !== undefined;
}

/** The name of a restricted good, with French spaces. */
export function restrictionName({ good }: HeldRestriction): string {
  return typeset(good.name);
}
