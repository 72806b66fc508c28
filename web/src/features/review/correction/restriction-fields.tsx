import { type Arrival, type RestrictedWords, type RestrictionAnswers, typeset } from '@retour/core';
import type { ReactNode } from 'react';
import { RadioGroup, SelectField } from '../../../ui';
import { restrictionText } from '../../basket/text/restriction-text';
import { correctionText } from '../text/correction-text';
import styles from './correction.module.css';
import { type AnsweredLine, answersOf, askedGoods, otherGoods, withChosen } from './restriction-answers';

export interface RestrictionFieldsProps {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly line: AnsweredLine;
  readonly name: string;
  /** What the agent says in this correction. */
  readonly typed: RestrictionAnswers;
  readonly arrival: Arrival;
  readonly words: RestrictedWords;
  readonly onChange: (answers: RestrictionAnswers) => void;
}

const options = [
  { id: 'yes', value: restrictionText.yes },
  { id: 'no', value: restrictionText.no },
] as const;

/** Whether a free article is what its name may mean, good by good, or something else that the law restricts. */
export function RestrictionFields(props: RestrictionFieldsProps): ReactNode {
  const { id, line, name, typed, arrival, words, onChange } = props;
  const answers = answersOf({ line, name, typed }, arrival, words);
  const asked = askedGoods(name, arrival, words);
  const others = otherGoods(asked, arrival);
  const chosen = others.find((good) => answers[good.id] === 'yes')?.id;
  return (
    <div className={styles.group}>
      {asked.map((good) => (
        <RadioGroup
          key={good.id}
          id={`${id}-${good.id}`}
          legend={restrictionText.question(typeset(name), good.question ?? good.name)}
          name={`${id}-${good.id}`}
          layout="list"
          options={options}
          selected={answers[good.id]}
          onChange={(answer) => onChange({ ...typed, [good.id]: answer })}
        />
      ))}
      <SelectField
        id={`${id}-restricted`}
        label={asked.length === 0 ? correctionText.restricted : correctionText.otherRestricted}
        value={chosen ?? ''}
        options={[
          { value: '', label: correctionText.notRestricted },
          ...others.map((good) => ({ value: good.id, label: typeset(good.name) })),
        ]}
        onChange={(value) =>
          onChange(withChosen(typed, chosen, others.find((good) => good.id === value)?.id))
        }
      />
    </div>
  );
}
