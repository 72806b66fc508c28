import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '../../../lib/lazy-component';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { ReceivedNotice } from '../sharing/received-notice';
import { simulatorPaths } from '../simulator-paths';
import { SimulationBasket } from './simulation-basket';
import { TripChangeNotice } from './trip-change-notice';

const loadProducts = () => import('../../basket/products/products-page');
const loadBasket = () => import('../../basket/lines/basket-page');
const loadSummary = () => import('../summary/summary-page');

const ProductsPage = lazyComponent(() => loadProducts().then((module) => module.ProductsPage));
const BasketPage = lazyComponent(() => loadBasket().then((module) => module.BasketPage));
const SummaryPage = lazyComponent(() => loadSummary().then((module) => module.SummaryPage));

const pages = [loadProducts, loadBasket, loadSummary];

/** The pages that compute: products, basket and summary, around one basket. */
export function SimulationPurchases(): ReactNode {
  const { pathname } = useLocation();
  const isResult = pathname.startsWith(simulatorPaths.summary);
  useFetchAhead(pages);
  return (
    <SimulationBasket>
      <TripChangeNotice isOverResult={isResult} />
      {!isResult && <ReceivedNotice isAbovePage />}
      <Screen pathname={pathname} />
    </SimulationBasket>
  );
}

function Screen({ pathname }: { readonly pathname: string }): ReactNode {
  if (pathname.startsWith(simulatorPaths.products)) return <ProductsPage />;
  if (pathname.startsWith(simulatorPaths.basket)) return <BasketPage />;
  return <SummaryPage />;
}
