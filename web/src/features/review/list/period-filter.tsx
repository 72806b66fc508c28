import { type ReactNode, useEffect, useState } from 'react';
import { dayInParis } from '../../../lib/paris-day';
import { isDay } from '../../../lib/shape';
import { Button, Form, SelectField, TextField } from '../../../ui';
import { listText } from '../text/list-text';
import styles from './list.module.css';

export interface Period {
  readonly startDate: string | undefined;
  readonly endDate: string | undefined;
}

type Choice = 'every' | 'today' | 'week' | 'other';

const dayMs = 24 * 60 * 60 * 1_000;

/** The day so many days before a day, both YYYY-MM-DD. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - days * dayMs).toISOString().slice(0, 10);
}

const week = (today: string): Period => ({ startDate: daysBefore(today, 6), endDate: today });

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
  const today = dayInParis();
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

function OtherPeriod({ period, onChange }: PeriodFilterProps): ReactNode {
  const [start, setStart] = useState(period.startDate ?? '');
  const [end, setEnd] = useState(period.endDate ?? '');
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    setStart(period.startDate ?? '');
    setEnd(period.endDate ?? '');
  }, [period.startDate, period.endDate]);
  const apply = (): void => {
    const chosen: Period = {
      startDate: isDay(start) ? start : undefined,
      endDate: isDay(end) ? end : undefined,
    };
    const isInverted =
      chosen.startDate !== undefined && chosen.endDate !== undefined && chosen.startDate > chosen.endDate;
    setIsWrong(isInverted);
    if (!isInverted) onChange(chosen);
  };
  return (
    <Form className={styles.days} onSubmit={apply}>
      <TextField id="du" type="date" label={listText.from} value={start} onChange={setStart} />
      <TextField
        id="au"
        type="date"
        label={listText.to}
        error={isWrong ? listText.wrongPeriod : undefined}
        value={end}
        onChange={setEnd}
      />
      <Button type="submit" variant="secondary" compact>
        {listText.applyPeriod}
      </Button>
    </Form>
  );
}
