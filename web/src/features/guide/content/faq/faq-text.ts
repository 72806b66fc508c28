export const faqText = {
  title: 'Foire aux questions',
  lead: 'Une question, une réponse courte. Cherchez avec vos mots.',
  searchLabel: 'Chercher une question',
  searchExample: 'Exemple : cigarettes',
  blocks: 'Les quatre thèmes',
  unknownTitle: 'Cette question n’existe plus',
  unknown: 'Le lien est peut-être ancien ou incomplet. Cherchez avec un mot, ou parcourez les thèmes.',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  notCopied: 'Copie impossible : l’adresse de la page contient déjà le lien.',
  helpTitle: 'Pas de réponse ?',
  contact: 'Nous contacter',
} as const;
