import { phrase } from '@retour/core';

const act = phrase`faites faire pour ces achats une déclaration en douane.`;

/** What an officer does with who bought in overseas France, where a traveller is told what happens at the arrival. */
export const overseasAtDesk = {
  /** Under a field that names it. */
  notice: phrase`L'outre-mer français a ses propres taxes : ${act}`,
  /** Of a trip that names no other country. */
  refusal: phrase`L'outre-mer n'est pas traité ici : ${act}`,
} as const;
