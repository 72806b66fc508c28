import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAppStore } from '../../../store';
import { fromCountry } from '../../basket/journey/from-country';
import { summaryText } from '../../basket/text/summary-text';
import { shownCountryName } from '../../reference/shown-country-name';
import { simulatorPaths } from '../simulator-paths';
import { isBorderAsked } from '../steps/is-border-asked';
import { journeyLine } from '../text/step-text';
import styles from './journey-line.module.css';

/** The answers in one line, each way back to its question one press away. */
export function JourneyLine(): ReactNode {
  const request = useAppStore(({ simulator }) => simulator.simulatorRequest);
  const { age, country, meanOfTransport, border } = request;
  if (age === undefined || country === undefined || meanOfTransport === undefined) return null;
  return (
    <span className={styles.journey}>
      {journeyLine(fromCountry(shownCountryName(country)), meanOfTransport, age, border === true)}
      <span className={styles.edits}>
        {summaryText.editAnswers}{' '}
        {[...editableAnswers, ...(isBorderAsked(request) ? [borderAnswer] : [])].map(({ to, word }) => (
          <Link key={to} to={to} state={{ returnTo: simulatorPaths.summary }}>
            {word}
          </Link>
        ))}
      </span>
    </span>
  );
}

const editableAnswers = [
  { to: simulatorPaths.age, word: 'l’âge' },
  { to: simulatorPaths.meanOfTransport, word: 'le transport' },
  { to: simulatorPaths.country, word: 'le pays' },
] as const;
const borderAnswer = { to: simulatorPaths.border, word: 'frontalier' } as const;
