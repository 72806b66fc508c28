import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { BasketPage } from '../../basket/lines/basket-page';
import { ProductsPage } from '../../basket/products/products-page';
import { CheckPage } from '../check/check-page';
import { declarationPaths } from '../declaration-paths';
import { useStep } from '../steps/use-step';
import { DeclarationBasket } from './declaration-basket';

/** The pages that compute: products, basket and check of the answers, around one basket. */
export function Purchases(): ReactNode {
  const { pathname } = useLocation();
  const { redirect } = useStep('products');
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
