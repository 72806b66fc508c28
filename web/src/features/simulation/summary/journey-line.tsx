import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAppStore } from '../../../store';
import { fromCountry } from '../../basket/journey/from-country';
import { summaryText } from '../../basket/text/summary-text';
import { countryName } from '../../reference';
import { simulatorPaths } from '../simulator-paths';
import { journeyLine } from '../text/step-text';
import styles from './journey-line.module.css';

/** The answers in one line, each way back to its question one press away. */
export function JourneyLine(): ReactNode {
  const { age, country, meanOfTransport, border } = useAppStore(
    ({ simulator }) => simulator.simulatorRequest,
  );
  if (age === undefined || country === undefined || meanOfTransport === undefined) return null;
  return (
    <span className={styles.journey}>
      {journeyLine(fromCountry(countryName(country)), meanOfTransport, age, border === true)}
      <span className={styles.edits}>
        {summaryText.editAnswers}{' '}
        {editableAnswers.map(({ to, word }) => (
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
