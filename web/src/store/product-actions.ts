import { changeAppState } from './app-store';

const recentCount = 8;
const maxFavourites = 100;

const moved = (ids: readonly string[], id: string, max: number): readonly string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, max);

/** Remembers a product picked, latest first, to offer it again. */
export function rememberProduct(productId: string): void {
  changeAppState(({ products }) => ({
    products: { ...products, recentProducts: moved(products.recentProducts, productId, recentCount) },
  }));
}

/** Stars a product, or takes its star away. */
export function toggleFavourite(productId: string): void {
  changeAppState(({ products }) => {
    const { favouriteProducts } = products;
    return {
      products: {
        ...products,
        favouriteProducts: favouriteProducts.includes(productId)
          ? favouriteProducts.filter((id) => id !== productId)
          : moved(favouriteProducts, productId, maxFavourites),
      },
    };
  });
}
