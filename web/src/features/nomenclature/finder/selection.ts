import { createContext, useContext } from 'react';

/** Which product is open, and where choosing another one leads. */
export interface Selection {
  readonly productId: string | null;
  readonly pathOf: (productId: string) => string;
}

export const SelectionContext = createContext<Selection>({ productId: null, pathOf: () => '' });

export function useSelection(): Selection {
  return useContext(SelectionContext);
}
