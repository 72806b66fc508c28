import type { Product } from '@retour/core';
import { toggleFavourite, useAppStore } from '../../../store';
import { useAnnounce } from '../../../ui';
import { nomenclatureText } from '../text';

export interface Favourite {
  readonly isStarred: boolean;
  readonly toggle: () => void;
}

/** Whether a product is among the favourites of this device, and the way to change it. */
export function useFavourite({ id }: Pick<Product, 'id'>): Favourite {
  const announce = useAnnounce();
  const isStarred = useAppStore(({ products }) => products.favouriteProducts.includes(id));
  return {
    isStarred,
    toggle: () => {
      toggleFavourite(id);
      announce(isStarred ? nomenclatureText.unstarred : nomenclatureText.starred);
    },
  };
}
