export const tripText = {
  title: 'Préparer mon voyage',
  lead: 'Ce que vous pouvez rapporter, où le déclarer, et ce qui reste interdit.',
  invitationTitle: 'Votre limite en trente secondes',
  invitation: 'Dites d’où vous venez et comment. Nous affichons ce que vous pouvez rapporter.',
  invitationAction: 'Trouver ma limite',
  beforeBuying: 'En magasin : puis-je l’acheter ?',
  whenTitle: 'Quand déclarer ?',
  regulatedTitle: 'Marchandises réglementées',
  regulatedLead: 'Vous pouvez les rapporter, avec un papier ou dans une limite.',
  forbiddenTitle: 'Marchandises interdites',
  forbiddenLead: 'Elles sont saisies à la frontière, et l’amende peut être lourde.',
} as const;
