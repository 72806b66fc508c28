import { dayInParis } from '@retour/contract';
import {
  formatShortEuros,
  isBorderPossible,
  rowsInForce,
  transportNames,
  valueAllowanceTables,
} from '@retour/core';
import type { ReactNode } from 'react';
import { lawToday } from '../../../lib/law-today';
import { basketArticles, type SimulatorRequest, useAppStore } from '../../../store';
import { TagCard, type TagCardProps, VisuallyHidden } from '../../../ui';
import { ageWords } from '../../basket/journey/age-classes';
import { formatArticleCount } from '../../basket/text/article-count';
import { shownCountryName } from '../../reference/shown-country-name';
import { tripTagText } from '../text/trip-tag-text';
import type { PendingAnswer } from './shown-on-tag';
import { type TripAllowance, tripAllowance } from './trip-allowance';
import styles from './trip-tag.module.css';

export interface TripTagProps {
  /** Typed or chosen, and not confirmed yet. */
  readonly pending?: PendingAnswer | undefined;
}

/** The tag of a trip that is being told: what was answered, what is still blank, and the allowance once it is known. */
export function TripTag({ pending }: TripTagProps): ReactNode {
  const kept = useAppStore(({ simulator }) => simulator.simulatorRequest);
  const isAgeOfLink = pending?.age === undefined && kept.isAgeOfLink;
  const request = { ...kept, ...pending, isAgeOfLink };
  const figures = rowsInForce(dayInParis(new Date()), valueAllowanceTables);
  return (
    <TagCard label={tripTagText.label} {...headOf(tripAllowance(request, figures))}>
      <dl className={styles.answers}>
        {answersOf(request).map(({ name, word }) => (
          <div key={name} className={styles.answer}>
            <dt>{name}</dt>
            {word === undefined ? (
              <dd className={styles.blank}>
                <VisuallyHidden>{tripTagText.toCome}</VisuallyHidden>
              </dd>
            ) : (
              <dd>{word}</dd>
            )}
          </div>
        ))}
      </dl>
    </TagCard>
  );
}

function headOf(allowance: TripAllowance): Pick<TagCardProps, 'amount' | 'note' | 'isQuiet'> {
  switch (allowance.kind) {
    case 'unknown':
      return {
        amount: tripTagText.unknown,
        note: tripTagText.dependsOn(allowance.missing),
        isQuiet: true,
      };
    case 'unlimited':
      return { amount: tripTagText.unlimited, note: tripTagText.unlimitedNote };
    case 'limited':
      return {
        amount: formatShortEuros(allowance.value),
        note: allowance.food === null ? tripTagText.limitedNote : tripTagText.foodNote(allowance.food),
      };
  }
}

interface Answer {
  readonly name: string;
  /** Undefined as long as nothing was answered. */
  readonly word: string | undefined;
}

/** In the order of the questions; those that are not asked of everybody come with their answer. */
function answersOf(request: SimulatorRequest): readonly Answer[] {
  const { age, isAgeOfLink, meanOfTransport, country, border } = request;
  const count = basketArticles(request).length;
  const borderWord = border === true ? tripTagText.yes : tripTagText.no;
  return [
    {
      name: tripTagText.age,
      word: age === undefined ? undefined : ageWords(age, isAgeOfLink, lawToday()),
    },
    {
      name: tripTagText.meanOfTransport,
      word: meanOfTransport === undefined ? undefined : transportNames[meanOfTransport],
    },
    { name: tripTagText.country, word: country === undefined ? undefined : shownCountryName(country) },
    ...(isBorderPossible(country, meanOfTransport)
      ? [{ name: tripTagText.border, word: border === undefined ? undefined : borderWord }]
      : []),
    { name: tripTagText.articles, word: count === 0 ? undefined : formatArticleCount(count) },
  ];
}
