import { dayInParis } from '@retour/contract';
import { tablesBegin } from '@retour/core';
import type { ReactNode } from 'react';
import { checkAnswer, useForm, useTyped } from '../../../lib/form';
import { isDay } from '../../../lib/shape';
import { Button, ErrorSummary, Form, TextField } from '../../../ui';
import { nomenclatureText } from '../text';
import styles from './country-form.module.css';

export interface DayFormProps {
  /** The day of arrival that is shown, YYYY-MM-DD. */
  readonly day: string;
  /** Null for today, whatever it is when the address is read. */
  readonly onChoose: (day: string | null) => void;
}

/** A day of arrival that the tables cover. */
export function DayForm({ day, onChoose }: DayFormProps): ReactNode {
  const today = dayInParis(new Date());
  const form = useForm({
    ids: { day: 'jour' },
    ...useTyped({ day }),
    check: ({ day: typed }) =>
      checkAnswer('day', isDay(typed) && typed >= tablesBegin ? typed : undefined, nomenclatureText.dayError),
    onValid: (chosen) => onChoose(chosen === today ? null : chosen),
  });
  return (
    <Form className={styles.form} onSubmit={form.submit}>
      <ErrorSummary errors={form.errors} />
      <TextField {...form.entry('day')} type="date" label={nomenclatureText.dayLabel} />
      <div className={styles.acts}>
        <Button type="submit">{nomenclatureText.showDay}</Button>
        {day !== today && (
          <Button variant="secondary" onClick={() => onChoose(null)}>
            {nomenclatureText.backToToday}
          </Button>
        )}
      </div>
    </Form>
  );
}
