import { formatFlight, transportNames } from '@retour/core';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { LastTrip } from '../../../../store';
import { Button, Card } from '../../../../ui';
import { countryName } from '../../../reference';
import { tripText } from '../text/creation-text';
import styles from './steps.module.css';

export const takeTripId = 'reprendre-voyage';

export interface LastTripCardProps {
  readonly trip: LastTrip;
  readonly onTake: () => void;
}

/** The trip of the declaration before: one press for the next traveller of the same flight. */
export function LastTripCard({ trip, onTake }: LastTripCardProps): ReactNode {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.last}>
        <h2 id={titleId}>{tripText.lastTitle}</h2>
        <p>{describeTrip(trip)}</p>
        <Button id={takeTripId} icon={RotateCcw} compact onClick={onTake}>
          {tripText.take}
        </Button>
      </div>
    </Card>
  );
}

/** « Avion, vol AF 123, Japon ». */
function describeTrip({ meansOfTransport, flightNumber, country }: LastTrip): string {
  return [
    meansOfTransport && transportNames[meansOfTransport],
    flightNumber === '' || meansOfTransport !== 'plane'
      ? undefined
      : tripText.flight(formatFlight(flightNumber.toUpperCase())),
    country && countryName(country),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}
