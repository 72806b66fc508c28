import { type MeanOfTransport, phrase } from '@retour/core';
import type { ArrivalPlace, ArrivalPlaceKind } from '../../reference/arrival-places';

export const arrivalText = {
  title: phrase`Où aller`,
  withWhat: phrase`Où aller, et avec quoi`,
  bring: phrase`Gardez à portée de main votre pièce d'identité, votre billet, vos factures et vos achats.`,
  label: phrase`Votre lieu d'arrivée (facultatif)`,
  hints: {
    plane: phrase`Une ville ou un aéroport (exemple : Roissy).`,
    boat: phrase`Une ville ou un port (exemple : Ouistreham).`,
    train: phrase`Une ville ou une gare (exemple : Paris-Nord).`,
    car: phrase`Un poste de douane, un port ou le tunnel (exemple : Coquelles).`,
    other: phrase`Une ville (exemple : Annemasse).`,
  },
  anyHint: phrase`Un aéroport, un port, une gare ou un poste de douane (exemple : Nice).`,
  several: phrase`Choisissez votre lieu dans la liste.`,
  unlisted: phrase`Ce lieu n'est pas dans notre liste. La règle est la même : en cas de doute, demandez à un agent.`,
} as const satisfies { hints: Readonly<Record<MeanOfTransport, string>> } & Record<string, unknown>;

/** What to do on arrival with something to declare, whatever the place, and with what. */
export const whereToGo: Readonly<Record<MeanOfTransport, string>> = {
  plane: phrase`Après les bagages, prenez le circuit rouge « Marchandises à déclarer », avec vos factures.`,
  boat: phrase`Au port, présentez-vous au bureau de douane, avant la sortie, avec vos factures.`,
  train: phrase`En gare ou à bord, présentez-vous aux agents de la douane, avec vos factures.`,
  car: phrase`À la frontière, arrêtez-vous au poste de douane, avant de repartir, avec vos factures.`,
  other: phrase`À l'arrivée, présentez-vous au premier bureau de douane, avec vos factures.`,
};

/** What else is to be known of the place, by a means of transport whose places have it. */
export const otherWay: Readonly<Partial<Record<MeanOfTransport, string>>> = {
  plane: phrase`Le circuit vert veut dire que vous n'avez rien à déclarer.`,
};

/** Of a declaration that owes nothing, beside the desk that it is shown at: its simulation would have said to go out. */
export const shownAllTheSame = phrase`Une déclaration envoyée se montre à un agent, même quand rien n'est à payer.`;

const exit = phrase`Ne vous arrêtez que si un agent vous le demande. Gardez vos tickets. Bon retour !`;

/** The same with nothing to declare. */
export const wayOut: Readonly<Record<MeanOfTransport, string>> = {
  plane: phrase`Prenez le circuit vert. Gardez vos tickets. Bon retour !`,
  boat: phrase`Au port, prenez la sortie « Rien à déclarer ». Gardez vos tickets. Bon retour !`,
  train: exit,
  car: exit,
  other: exit,
};

/** Beside « rien à déclarer », of what is in no basket: in the guide's words (duty-rules §8). */
export const cashApart = (threshold: string): string =>
  phrase`À partir de ${threshold} d'argent liquide, une déclaration reste obligatoire.`;

const lookFor: Readonly<Record<ArrivalPlaceKind, string>> = {
  airport: phrase`après les bagages, cherchez le circuit rouge « Marchandises à déclarer », ou demandez à un agent.`,
  port: phrase`cherchez la file « À déclarer » ou demandez à un agent, avant la sortie.`,
  station: phrase`cherchez le panneau « Douane » ou demandez à un agent, avant la sortie.`,
  road: phrase`cherchez le panneau « Douane » et arrêtez-vous avant de continuer.`,
};

const twoMeans = phrase`Prévoyez deux moyens de paiement : certains petits bureaux ne les acceptent pas tous.`;

/** All that is known of a place; what to look for there and to bring, then, at the end, that the rest is not known. */
export function aboutPlace({ name, kind, desk, hours, payment }: ArrivalPlace): readonly string[] {
  const unknown = [
    desk === null ? 'où se trouve son bureau de douane' : null,
    hours === null ? 'ses horaires' : null,
    payment === null ? 'les moyens de paiement qu’il accepte' : null,
  ].filter((part) => part !== null);
  const lead = name.slice(0, 1).toUpperCase() + name.slice(1);
  return [
    ...[desk, hours, payment].flatMap((known) => (known === null ? [] : phrase`${lead} : ${known}`)),
    ...(unknown.length === 0 ? [] : [phrase`${lead} : ${lookFor[kind]}`]),
    ...(payment === null ? [twoMeans] : []),
    ...(unknown.length === 0 ? [] : [phrase`Nous ne savons pas ${unknown.join(', ni ')}.`]),
  ];
}
