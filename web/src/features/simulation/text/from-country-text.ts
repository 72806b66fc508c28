import { phrase } from '@retour/core';

export const fromCountryText = {
  label: phrase`D'où revenez-vous ?`,
} as const;
