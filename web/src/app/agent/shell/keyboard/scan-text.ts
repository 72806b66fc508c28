import { phrase } from '@retour/core';
import type { Unopened } from './use-keyboard';

interface ScanWords {
  readonly title: string;
  readonly text: string;
}

/** Why nothing is opened of what a scanner read, and what to do. */
export const scanText: Readonly<Record<Unopened['why'], ScanWords>> = {
  foreign: {
    title: phrase`Ce code n'est pas celui d'une déclaration`,
    text: phrase`Demandez au voyageur le code de sa déclaration, ou cherchez sa référence.`,
  },
  asked: {
    title: phrase`Code lu, rien n'est ouvert`,
    text: phrase`Fermez cette fenêtre, puis scannez à nouveau.`,
  },
  failed: {
    title: phrase`Ce code n'a pas pu être lu`,
    text: phrase`Vérifiez le réseau, puis scannez à nouveau.`,
  },
};

/** More of a long one tells nothing more. */
const maxShown = 40;

export function readText(text: string): string {
  return phrase`Lu : ${text.length > maxShown ? `${text.slice(0, maxShown)}…` : text}`;
}

export const closeNotice = 'Fermer';
