import type { ReactNode } from 'react';
import { changeAgentTrip, useAppStore } from '../../../../store';
import { overseasAtDesk } from '../../../basket/text/overseas-at-desk';
import { StepForm } from '../../../declarant/form/step-form';
import { TripFields } from '../../../declarant/trip/trip-fields';
import { firstTripFieldId, useTripForm } from '../../../declarant/trip/use-trip-form';
import { useCreationStep } from '../progress/use-creation-step';
import { tripText } from '../text/creation-text';
import { BegunActs } from './begun-acts';
import { LastTripCard, takeTripId } from './last-trip-card';
import styles from './steps.module.css';

/** Step 2: the trip; that of the last declaration is proposed while this one has none. */
export function TransportPage(): ReactNode {
  const step = useCreationStep('transport');
  const request = useAppStore(({ declaration }) => declaration.declarationAgentRequest);
  const lastTrip = useAppStore(({ declaration }) => declaration.declarationAgentResponse.lastTrip);
  const form = useTripForm({
    trip: request,
    change: changeAgentTrip,
    speaker: 'agent',
    overseas: overseasAtDesk.refusal,
    onValid: step.goOn,
  });
  const { meansOfTransport, country } = request.meansOfTransportAndCountry;
  const proposed = meansOfTransport === undefined && country === undefined ? lastTrip : null;

  return (
    <StepForm
      {...step}
      title={tripText.title}
      lead={tripText.lead}
      form={form}
      firstFieldId={proposed === null ? firstTripFieldId : takeTripId}
      after={<BegunActs />}
    >
      <div className={styles.columns}>
        {proposed !== null && (
          <LastTripCard
            trip={proposed}
            onTake={() => {
              changeAgentTrip(proposed);
              step.goOn();
            }}
          />
        )}
        <TripFields trip={request} form={form} speaker="agent" overseas={overseasAtDesk.notice} />
      </div>
    </StepForm>
  );
}
