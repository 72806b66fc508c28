import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAppStore } from '../../../../store';
import { Stack } from '../../../../ui';
import { BasketPage } from '../../../basket/lines/basket-page';
import { ProductsPage } from '../../../basket/products/products-page';
import { creationPaths } from '../creation-paths';
import { useCreationStep } from '../progress/use-creation-step';
import { BegunActs } from '../steps/begun-acts';
import { NotAdded } from '../summary/not-added';
import { SummaryPage } from '../summary/summary-page';
import { CreationBasket } from './creation-basket';
import { DroppedNotice } from './dropped-notice';

/** The pages that compute: goods, basket and summary, around one basket. */
export function CreationPurchases(): ReactNode {
  const { pathname, search } = useLocation();
  const declarationId = useAppStore(({ declaration }) => declaration.declarationAgentRequest.declarationId);
  const { redirect } = useCreationStep('products');
  if (redirect !== null) return <Navigate to={redirect} replace />;
  return (
    <CreationBasket>
      <Stack gap="large">
        <DroppedNotice />
        {pathname === creationPaths.products && search === '' && <NotAdded hasSearch />}
        {/* Another tab may have taken another one up: its forms are others. */}
        <Screen key={declarationId} pathname={pathname} />
        {!pathname.startsWith(creationPaths.check) && <BegunActs />}
      </Stack>
    </CreationBasket>
  );
}

function Screen({ pathname }: { readonly pathname: string }): ReactNode {
  if (pathname.startsWith(creationPaths.basket)) return <BasketPage />;
  if (pathname.startsWith(creationPaths.products)) return <ProductsPage />;
  return <SummaryPage />;
}
