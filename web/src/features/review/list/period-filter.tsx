import { addDays, dayInParis, filterRanges } from '@retour/contract';
import { typeset } from '@retour/core';
import { type ReactNode, useEffect, useState } from 'react';
import { type Checked, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { isDay } from '../../../lib/shape';
import { Button, Form, SelectField, TextField } from '../../../ui';
import { listText } from '../text/list-text';
import { boundLooks } from './filter-looks';
import styles from './list.module.css';

export interface Period {
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
}

type Choice = 'every' | 'today' | 'week' | 'other';

const week = (today: string): Period => ({ startDate: addDays(today, -6), endDate: today });

/** Which quick choice a period is, on a day of Paris. */
export function choiceOf({ startDate, endDate }: Period, today: string): Choice {
  if (startDate === undefined && endDate === undefined) return 'every';
  if (startDate === today && endDate === today) return 'today';
  return startDate === week(today).startDate && endDate === today ? 'week' : 'other';
}

export interface PeriodFilterProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** The day's declarations, the week's, or between two days of Paris. */
export function PeriodFilter({ period, onChange }: PeriodFilterProps): ReactNode {
  const today = dayInParis(new Date());
  const [isOtherAsked, setIsOtherAsked] = useState(false);
  const choice = choiceOf(period, today);
  const shown = isOtherAsked ? 'other' : choice;
  const choose = (chosen: string): void => {
    setIsOtherAsked(chosen === 'other');
    if (chosen === 'every') onChange({ startDate: undefined, endDate: undefined });
    if (chosen === 'today') onChange({ startDate: today, endDate: today });
    if (chosen === 'week') onChange(week(today));
  };
  return (
    <>
      <div className={styles.period}>
        <SelectField
          label={listText.period}
          value={shown}
          onChange={choose}
          options={[
            { value: 'every', label: listText.everyDay },
            { value: 'today', label: listText.today },
            { value: 'week', label: listText.week },
            { value: 'other', label: listText.otherPeriod },
          ]}
        />
      </div>
      {shown === 'other' && (
        <OtherPeriod
          period={period}
          onChange={(chosen) => {
            setIsOtherAsked(false);
            onChange(chosen);
          }}
        />
      )}
    </>
  );
}

const periodIds = { startDate: 'du', endDate: 'au' } as const;

/** A day that is not whole yet bounds nothing; the end never comes before the start. */
function checkPeriod({
  startDate,
  endDate,
}: Readonly<Record<keyof Period, string>>): Checked<keyof Period, Period> {
  return isDay(startDate) && isDay(endDate) && startDate > endDate
    ? { kind: 'faulty', problems: { endDate: typeset(filterRanges.period.fault) } }
    : {
        kind: 'valid',
        valid: {
          startDate: isDay(startDate) ? startDate : undefined,
          endDate: isDay(endDate) ? endDate : undefined,
        },
      };
}

function OtherPeriod({ period, onChange }: PeriodFilterProps): ReactNode {
  const { startDate = '', endDate = '' } = period;
  const { values, change } = useTyped({ startDate, endDate });
  const form = useForm({ ids: periodIds, values, change, check: checkPeriod, onValid: onChange });
  useFaultFocus(form.errors);
  useEffect(() => change({ startDate, endDate }), [startDate, endDate, change]);
  return (
    <Form className={styles.days} onSubmit={form.submit}>
      <TextField {...form.entry('startDate')} type="date" label={boundLooks.startDate.label} />
      <TextField {...form.entry('endDate')} type="date" label={boundLooks.endDate.label} />
      <Button type="submit" variant="secondary" compact>
        {listText.applyPeriod}
      </Button>
      {form.errors.length > 0 && (
        <Button
          variant="secondary"
          compact
          onClick={() => form.submit({ startDate: values.endDate, endDate: values.startDate })}
        >
          {listText.swapDays}
        </Button>
      )}
    </Form>
  );
}
