import { type ReactNode, useEffect, useState } from 'react';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { changeDeclaredTrip, useAppStore } from '../../../store';
import { Button, showPageTop } from '../../../ui';
import { asksFlight } from '../../declarant/trip/check-trip';
import { FlightField, TripFields } from '../../declarant/trip/trip-fields';
import { useTripForm } from '../../declarant/trip/use-trip-form';
import { tripText } from '../text/step-text';
import { StepPage } from './step-page';
import { useStep } from './use-step';

/** The pages of purchases are fetched while this is answered. */
const nextPages = [
  () => import('../purchases/purchases'),
  () => import('../../basket/products/products-page'),
];

/** How and from where; after a simulation, only the flight number that it does not know. */
export function TransportPage(): ReactNode {
  const step = useStep('transport');
  useFetchAhead(nextPages);
  const request = useAppStore(({ declaration }) => declaration.declarationRequest);
  const { country } = request.meansOfTransportAndCountry;
  const [startsWithFlight] = useState(
    () => request.carriedOver && !step.isCorrection && asksFlight(request) && country !== undefined,
  );
  const [isTripAsked, setIsTripAsked] = useState(false);
  useEffect(() => {
    if (isTripAsked) showPageTop();
  }, [isTripAsked]);

  const form = useTripForm({
    trip: request,
    change: changeDeclaredTrip,
    speaker: 'traveller',
    onValid: step.goOn,
  });
  const fields = { trip: request, form, speaker: 'traveller' } as const;

  if (startsWithFlight && !isTripAsked) {
    return (
      <StepPage
        step={step}
        title={tripText.flightTitle}
        lead={tripText.flightLead}
        form={form}
        after={
          <Button variant="quiet" onClick={() => setIsTripAsked(true)}>
            {tripText.changeTrip}
          </Button>
        }
      >
        <FlightField {...fields} />
      </StepPage>
    );
  }

  return (
    <StepPage step={step} title={tripText.title} lead={tripText.lead} form={form}>
      <TripFields {...fields} />
    </StepPage>
  );
}
