import { isBorderPossible, transportPhrases } from '@retour/core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { lawToday } from '../../lib/law-today';
import { useAppStore } from '../../store';
import { VisuallyHidden } from '../../ui';
import { ageWords } from '../basket/journey/age-classes';
import { fromCountry } from '../basket/journey/from-country';
import { summaryText } from '../basket/text/summary-text';
import { shownCountryName } from '../reference/shown-country-name';
import { simulatorPaths } from './simulator-paths';
import { borderWord, returnWord } from './text/step-text';

export interface JourneyLineProps {
  /** The page that an answer is changed from, and that comes back once it is. */
  readonly returnTo: string;
}

/** « Retour des États-Unis, en avion, 34 ans »: the answers in one line, each the way back to its question. */
export function JourneyLine({ returnTo }: JourneyLineProps): ReactNode {
  const request = useAppStore(({ simulator }) => simulator.simulatorRequest);
  const { age, isAgeOfLink, country, meanOfTransport, border } = request;
  if (age === undefined || country === undefined || meanOfTransport === undefined) return null;
  const answers = [
    { to: simulatorPaths.country, word: fromCountry(shownCountryName(country)) },
    { to: simulatorPaths.meanOfTransport, word: transportPhrases[meanOfTransport] },
    { to: simulatorPaths.age, word: ageWords(age, isAgeOfLink, lawToday()).toLowerCase() },
    ...(isBorderPossible(country, meanOfTransport)
      ? [{ to: simulatorPaths.border, word: borderWord(border === true) }]
      : []),
  ];
  return (
    <>
      {returnWord}{' '}
      {answers.map(({ to, word }, index) => (
        <Fragment key={to}>
          {index > 0 && ', '}
          <Link to={to} state={{ returnTo }}>
            <VisuallyHidden>{summaryText.editAnswer} </VisuallyHidden>
            {word}
          </Link>
        </Fragment>
      ))}
    </>
  );
}
