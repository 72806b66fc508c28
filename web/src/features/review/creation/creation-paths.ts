const start = '/agent/declaration/ajout';
const products = `${start}/marchandises`;
const contact = `${start}/coordonnees`;

export const creationPaths = {
  home: '/agent',
  start,
  /** Asked with the contact details. */
  age: contact,
  contact,
  transport: `${start}/transports`,
  products,
  basket: `${products}/panier`,
  check: `${start}/recapitulatif`,
  sending: `${start}/envoi`,
  saved: `${start}/enregistree`,
} as const;

/** Where a declaration is controlled and paid. */
export function reviewPath(publicId: string): string {
  return `/agent/declaration/${publicId}`;
}
