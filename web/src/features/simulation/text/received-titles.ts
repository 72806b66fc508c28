import { phrase } from '@retour/core';

/** Of the page of a link, before what reads it has come. */
export const receivedTitles = {
  title: phrase`Une simulation vous a été envoyée`,
  waiting: 'Lecture du lien',
} as const;
