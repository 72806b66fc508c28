import { phrase } from '@retour/core';

export const homeText = {
  title: 'Des achats dans vos bagages ?',
  lead: 'Sachez en trois minutes ce que vous devez à la douane.',
  trip: { title: 'Préparer mon voyage', text: 'Ce que vous pouvez rapporter, avec quels papiers.' },
  declare: { title: 'Déclarer mes achats', text: 'Un code QR à montrer à la douane.' },
  buy: {
    title: phrase`Puis-je l'acheter ?`,
    text: phrase`En magasin : ce qu'un achat coûterait.`,
  },
  examples: {
    title: 'Trois exemples',
    toPay: 'À payer',
    nothing: phrase`Rien à payer`,
    act: 'Faire mon calcul',
    awaited: 'Calcul en cours',
  },
  invitation: {
    title: phrase`Première visite ?`,
    follow: 'Voyez comment ça marche',
    duration: 'en une minute.',
    dismiss: 'Masquer',
    dismissLabel: 'Masquer l’invitation',
  },
} as const;
