import { unionCustomsBasis } from './tables/customs-duty';

/** Why goods of a place that has its own taxes owe no customs duty of the Union, as a sentence goes on. */
export interface CustomsTie {
  /** Of an article of the list. */
  readonly words: string;
  /** Of one that is not, and may be what the tie leaves out. */
  readonly unlistedWords: string;
  readonly legalBasis: string;
}

const union = 'ce territoire forme une union douanière avec l’Union européenne';

const territory =
  'ces îles sont dans le territoire douanier de l’Union européenne, mais pas dans son territoire fiscal';
const inCustomsTerritory: CustomsTie = {
  words: territory,
  unlistedWords: territory,
  legalBasis: unionCustomsBasis,
};

const ties: Readonly<Record<string, CustomsTie>> = {
  IC: inCustomsTerritory,
  AX: inCustomsTerritory,
  SM: {
    words: `${union} pour cet article`,
    unlistedWords: union,
    legalBasis: 'Accord de coopération et d’union douanière CE-Saint-Marin du 16 décembre 1991',
  },
  AD: {
    words: `${union} pour cet article`,
    unlistedWords:
      'ce territoire forme, sauf pour les produits agricoles, une union douanière avec l’Union européenne',
    legalBasis: 'Accord CEE-Andorre du 28 juin 1990, art. 2',
  },
};

/** Null of a place whose goods owe the duty of the tariff. */
export function customsTie(country: string): CustomsTie | null {
  return ties[country] ?? null;
}
