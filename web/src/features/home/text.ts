import { phrase } from '@retour/core';

export const homeText = {
  title: 'Des achats dans vos bagages ?',
  lead: 'Sachez en trois minutes si vous devez payer quelque chose à la douane, et combien.',
  trip: { title: 'Préparer mon voyage', text: 'Ce que vous pouvez rapporter, et les papiers à emporter.' },
  declare: { title: 'Déclarer mes achats', text: 'Une référence et un code QR à montrer à la douane.' },
  invitation: {
    title: phrase`Première visite ?`,
    follow: 'Voyez comment ça marche',
    duration: 'en une minute.',
    dismiss: 'Masquer',
    dismissLabel: 'Masquer cette invitation',
  },
} as const;
