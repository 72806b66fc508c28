import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui';
import { ClockNotice } from '../../basket/summary/clock-notice';
import { summaryText } from '../../basket/text/summary-text';
import { useCatalogue } from '../../reference';
import { SimulationBasket } from '../purchases/simulation-basket';
import { TripChangeNotice } from '../purchases/trip-change-notice';
import { beforeBuyingText } from '../text/before-buying-text';
import { PurchaseForm } from './purchase-form';

/** What is thought of, beside the basket of the simulation. */
export function Purchase(): ReactNode {
  const catalogue = useCatalogue();
  return (
    <SimulationBasket>
      <ClockNotice words={summaryText.clock} />
      <TripChangeNotice />
      {catalogue === null ? (
        <Skeleton lines={6} label={beforeBuyingText.waiting} />
      ) : (
        <PurchaseForm catalogue={catalogue} />
      )}
    </SimulationBasket>
  );
}
