import type { ReactNode } from 'react';
import { firstIncompleteStep, productsStep, type SimulatorRequest, useAppStore } from '../../../store';
import { PageHeading, Skeleton, Stack } from '../../../ui';
import { RunningTotal } from '../../basket/assessment/running-total';
import { useOfferedCatalogue } from '../../reference';
import { SimulationBasket } from '../purchases/simulation-basket';
import { beforeBuyingText } from '../text/before-buying-text';
import { MissingTripForm } from './missing-trip-form';
import { PurchaseForm } from './purchase-form';

/** In the shop, before paying: what is left, and what a price would change. */
export function BeforeBuyingPage(): ReactNode {
  const request = useAppStore((state) => state.simulator.simulatorRequest);
  return (
    <Stack gap="large">
      <PageHeading title={beforeBuyingText.title} lead={beforeBuyingText.lead} />
      {firstIncompleteStep(request) === productsStep ? (
        <SimulationBasket>
          <Purchase request={request} />
          <RunningTotal onBasket={false} />
        </SimulationBasket>
      ) : (
        <MissingTripForm request={request} />
      )}
    </Stack>
  );
}

function Purchase({ request: { age = 0, country = '' } }: { readonly request: SimulatorRequest }): ReactNode {
  const offered = useOfferedCatalogue({ age, country });
  return offered === null ? (
    <Skeleton lines={6} label={beforeBuyingText.waiting} />
  ) : (
    <PurchaseForm offered={offered} />
  );
}
