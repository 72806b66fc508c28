import { phrase } from '@retour/core';

/** Beside the field of the home page, apart from its label: that page is read before the names of countries are there. */
export const noCountry = phrase`Choisissez un pays dans la liste (exemple : Japon), ou commencez sans le dire.`;
