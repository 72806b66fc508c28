import { type ReactNode, useState } from 'react';
import { classNames } from '../../ui';
import { begunJourneys, type Journey } from '../startup/saved-answers';
import styles from './journey-room.module.css';

const journeys: readonly Journey[] = ['declaration', 'sent', 'simulation'];

/** What holds the place of the card of a journey. */
const roomOf = (journey: Journey): string => classNames(styles.room, journey === 'sent' && styles.ofSent);

/** In a page written beforehand: shown before the first painting to those who have begun one of them. */
export function PrerenderedJourneyRooms(): ReactNode {
  return journeys.map((journey) => (
    <div key={journey} aria-hidden="true" className={classNames(roomOf(journey), styles[journey])} />
  ));
}

/** Until the cards of what was begun are there: what is under them stays where it is. */
export function JourneyRooms(): ReactNode {
  const [begun] = useState(begunJourneys);
  return begun.map((journey) => <div key={journey} aria-hidden="true" className={roomOf(journey)} />);
}
