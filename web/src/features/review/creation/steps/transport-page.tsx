import type { ReactNode } from 'react';
import { changeAgentTrip, useAppStore } from '../../../../store';
import { StepForm } from '../../../declarant/form/step-form';
import { useFormErrors } from '../../../declarant/form/use-form-errors';
import { checkTrip, tripFields } from '../../../declarant/trip/check-trip';
import { TripFields, tripFieldIds } from '../../../declarant/trip/trip-fields';
import { useCreationStep } from '../progress/use-creation-step';
import { tripText } from '../text/creation-text';
import { EraseButton } from './erase-button';
import { LastTripCard, takeTripId } from './last-trip-card';

/** Step 2: the trip; that of the last declaration is proposed while this one has none. */
export function TransportPage(): ReactNode {
  const step = useCreationStep('transport');
  const request = useAppStore(({ declaration }) => declaration.declarationAgentRequest);
  const lastTrip = useAppStore(({ declaration }) => declaration.declarationAgentResponse.lastTrip);
  const { problems, errors, show } = useFormErrors(tripFields, tripFieldIds);
  const { meansOfTransport, country } = request.meansOfTransportAndCountry;
  const proposed = meansOfTransport === undefined && country === undefined ? lastTrip : null;

  const submit = (): void => {
    if (show(checkTrip(request, 'agent'))) step.goOn();
  };

  return (
    <StepForm
      {...step}
      title={tripText.title}
      lead={tripText.lead}
      errors={errors}
      onSubmit={submit}
      firstFieldId={proposed === null ? tripFieldIds.meansOfTransport : takeTripId}
      after={<EraseButton />}
    >
      {proposed !== null && (
        <LastTripCard
          trip={proposed}
          onTake={() => {
            changeAgentTrip(proposed);
            step.goOn();
          }}
        />
      )}
      <TripFields trip={request} problems={problems} speaker="agent" onChange={changeAgentTrip} />
    </StepForm>
  );
}
