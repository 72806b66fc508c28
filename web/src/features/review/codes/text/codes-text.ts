import { examplePublicId, phrase, typeset } from '@retour/core';
import type { CameraTrouble } from '../camera/use-camera';

export const codesText = {
  title: 'Codes QR',
  lead: phrase`Scannez le code d'un voyageur, ou tapez sa référence.`,
  scanTitle: 'Scanner une déclaration',
  scan: phrase`Le code est sur son téléphone ou sur son PDF. Celui d'une simulation commence une déclaration. La signature se vérifie aussi sans réseau.`,
  start: 'Ouvrir la caméra',
  starting: 'Ouverture de la caméra',
  aim: phrase`Placez le code dans le cadre.`,
  stop: 'Fermer la caméra',
  view: 'Image de la caméra',
  photo: 'Choisir une photo du code',
  photoReading: 'Lecture de la photo',
  photoEmpty: phrase`Aucun code lisible sur cette photo. Rapprochez-vous, évitez les reflets, puis reprenez la photo.`,
  photoBroken: phrase`Ce fichier n'est pas une image lisible. Choisissez une photo (exemple : JPEG ou PNG).`,
  readerMissing: phrase`Le lecteur de codes n'a pas pu se charger. Réessayez avec du réseau, ou tapez la référence.`,
  checking: 'Vérification du code',
  again: 'Scanner un autre code',
} as const;

export const troubleText: Readonly<Record<CameraTrouble, { readonly title: string; readonly text: string }>> =
  {
    refused: {
      title: 'La caméra est bloquée',
      text: phrase`Autorisez la caméra pour ce site dans les réglages du navigateur, puis réessayez. Sinon, choisissez une photo ou tapez la référence.`,
    },
    absent: {
      title: 'Pas de caméra ici',
      text: phrase`Cet appareil n'a pas de caméra utilisable. Choisissez une photo du code, ou tapez la référence.`,
    },
    busy: {
      title: 'La caméra est occupée',
      text: phrase`Une autre application l'utilise. Fermez-la et réessayez, ou tapez la référence.`,
    },
    unsupported: {
      title: 'Caméra indisponible',
      text: phrase`Ce navigateur n'ouvre pas la caméra pour ce site. Choisissez une photo du code, ou tapez la référence.`,
    },
  };

export const referenceText = {
  title: 'Taper la référence',
  label: 'Référence de la déclaration',
  hint: phrase`Neuf caractères, tirets facultatifs (exemple : ${typeset(examplePublicId)}). Le début suffit. Un nom, un vol ou un téléphone se cherchent aussi.`,
  missing: phrase`Tapez la référence, ou son début (exemple : ${typeset(examplePublicId)}).`,
  search: 'Chercher',
  right: phrase`Référence bien formée.`,
  length: phrase`Une référence a neuf caractères (exemple : ${typeset(examplePublicId)}). Comptez-les de nouveau.`,
  character: phrase`Une référence n'a que des chiffres et des lettres, sans U. Relisez-la (exemple : ${typeset(examplePublicId)}).`,
  check: phrase`Il y a une faute de frappe dans cette référence. Relisez-la avec le voyageur.`,
} as const;

export const handoutText = {
  title: 'À faire scanner au voyageur',
  service: 'Le service',
  serviceHint: phrase`Pour simuler et déclarer lui-même.`,
  serviceCode: 'Code QR du service',
  tutorial: 'Le mode d’emploi',
  tutorialHint: phrase`Comment ça marche, en cinq étapes.`,
  tutorialCode: 'Code QR du mode d’emploi',
} as const;

export const resultText = {
  genuine: 'signature authentique',
  reference: 'Déclaration',
  total: 'Montant figé',
  version: 'Version',
  edition: 'Édition des règles',
  open: 'Ouvrir la déclaration',
  loading: 'Lecture de la déclaration enregistrée',
  latest: phrase`C'est bien la dernière version enregistrée.`,
  state: (status: string): string => phrase`État : ${status}.`,
  newer: (stored: number, scanned: number): string =>
    phrase`La version ${stored} est enregistrée. Ce code montre la version ${scanned}.`,
  movedOn: (total: string): string => phrase`Le montant de ce code est toujours le bon : ${total}.`,
  notCollected: phrase`Rien n'est à encaisser.`,
  contested: (total: string): string => phrase`Montant enregistré : ${total}. Il peut encore changer.`,
  newerTotal: (total: string): string => phrase`Le montant a changé : ${total}. C'est ce montant qui compte.`,
  newerTitle: 'La déclaration a changé depuis ce code',
  /** The service may have been restored to what it held before. */
  lostTitle: 'Ce code est plus récent que ce que le service a gardé',
  lost: (stored: number, scanned: number): string =>
    phrase`Le service a la version ${stored}, ce code montre la version ${scanned} : un changement peut être perdu. Voyez-le avec le voyageur avant d'encaisser.`,
  recorded: (total: string): string => phrase`Montant enregistré : ${total}.`,
  unknown: phrase`La signature est bonne, mais le service ne connaît pas cette déclaration. Elle a pu être supprimée. Refaites-la avec le voyageur.`,
  offline: phrase`Hors ligne : la signature est vérifiée, pas l'état de la déclaration. Il se lira de lui-même au retour du réseau.`,
  failed: phrase`La signature est vérifiée, mais l'état de la déclaration n'a pas pu être lu. Réessayez dans un instant.`,
  retry: 'Réessayer',
} as const;

/** Why a code is not accepted, and what to do. */
export const refusedText = {
  forged: {
    title: phrase`Code refusé : signature fausse`,
    text: phrase`Ce code imite un code du service, ou il a été modifié. Ne vous fiez ni au montant ni à la référence. Demandez la référence au voyageur et ouvrez la déclaration.`,
  },
  foreign: {
    title: phrase`Ce code n'est pas une déclaration`,
    text: phrase`C'est le code d'autre chose. Demandez au voyageur celui de sa déclaration, ou tapez sa référence.`,
  },
  altered: {
    title: phrase`Code mal transmis : signature illisible`,
    text: phrase`Des lettres ou des signes de ce code ont changé. Si un lecteur le tape, vérifiez Verr. Maj. et la langue de son clavier, puis scannez de nouveau. Sinon, tapez la référence : elle s'écrit en majuscules ou en minuscules.`,
  },
  revoked: {
    title: phrase`Code refusé : clé révoquée`,
    text: phrase`La clé qui a signé ce code n'est plus sûre : quelqu'un d'autre a pu fabriquer ce code. Ne vous fiez ni au montant ni à la référence. Demandez la référence au voyageur et ouvrez la déclaration : c'est elle qui fait foi.`,
  },
  'unknown-key': {
    title: phrase`Code refusé : clé inconnue`,
    text: phrase`La clé de ce code n'est pas connue de cet appareil : le code est faux, ou vos clés sont anciennes. Reprenez avec du réseau, ou tapez la référence.`,
  },
  'no-keys': {
    title: 'Signature non vérifiée',
    text: phrase`Cet appareil n'a pas encore les clés de vérification. Ouvrez cette page une fois avec du réseau, puis scannez de nouveau.`,
  },
  uncheckable: {
    title: 'Signature non vérifiée',
    text: phrase`Ce navigateur ne sait pas vérifier la signature. Ouvrez la déclaration avec sa référence : c'est elle qui fait foi.`,
  },
} as const;
