import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { lazyComponent } from '../../../lib/lazy-component';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { declarationPaths } from '../declaration-paths';
import { useStep } from '../steps/use-step';
import { DeclarationBasket } from './declaration-basket';

const loadProducts = () => import('../../basket/products/products-page');
const loadBasket = () => import('../../basket/lines/basket-page');
const loadCheck = () => import('../check/check-page');

const ProductsPage = lazyComponent(() => loadProducts().then((module) => module.ProductsPage));
const BasketPage = lazyComponent(() => loadBasket().then((module) => module.BasketPage));
const CheckPage = lazyComponent(() => loadCheck().then((module) => module.CheckPage));

const pages = [loadProducts, loadBasket, loadCheck];

/** The pages that compute: products, basket and check of the answers, around one basket. */
export function Purchases(): ReactNode {
  const { pathname } = useLocation();
  const { redirect } = useStep('products');
  useFetchAhead(pages);
  if (redirect !== null) return <Navigate to={redirect} replace />;
  return (
    <DeclarationBasket>
      <Screen pathname={pathname} />
    </DeclarationBasket>
  );
}

function Screen({ pathname }: { readonly pathname: string }): ReactNode {
  if (pathname.startsWith(declarationPaths.products)) return <ProductsPage />;
  if (pathname.startsWith(declarationPaths.basket)) return <BasketPage />;
  return <CheckPage />;
}
