export const faqText = {
  title: 'Foire aux questions',
  lead: 'Une question, une réponse courte. Cherchez avec un mot de tous les jours.',
  searchLabel: 'Chercher une question',
  searchExample: 'Exemple : cigarettes',
  blocks: 'Les quatre thèmes',
  nothingTitle: 'Aucune réponse pour ces mots',
  nothing: 'Essayez un mot plus court ou plus courant : « alcool », « cadeau », « payer ».',
  results: (count: number): string => (count === 1 ? '1 réponse' : `${count} réponses`),
  unknownTitle: 'Cette question n’existe plus',
  unknown: 'Le lien est peut-être ancien ou incomplet. Cherchez avec un mot, ou parcourez les thèmes.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Copie impossible : l’adresse de la page contient déjà le lien.',
  helpTitle: 'Pas de réponse ?',
  help: (name: string, phone: string, hours: string): string =>
    `${name} répond au ${phone}, ${hours}. L’appel est gratuit.`,
} as const;
