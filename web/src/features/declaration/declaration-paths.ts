export const declarationPaths = {
  start: '/declaration',
  age: '/declaration/ajout/age',
  contact: '/declaration/ajout/coordonnees',
  transport: '/declaration/ajout/transports',
  products: '/declaration/produits',
  basket: '/declaration/panier',
  check: '/declaration/verification',
  sending: '/declaration/envoi',
  confirmation: '/declaration/confirmation',
  show: '/declaration/montrer',
  carryOver: '/simulateur/declaration',
} as const;
