import { phrase } from '@retour/core';

export const fromCountryText = {
  label: phrase`D'où revenez-vous ?`,
  missing: phrase`Choisissez un pays dans la liste (exemple : Japon), ou commencez sans le dire.`,
} as const;
