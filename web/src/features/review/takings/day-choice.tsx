import { addDays, dayInParis } from '@retour/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTyped } from '../../../lib/form';
import { isDay } from '../../../lib/shape';
import { Button, TextField, useAfterPress } from '../../../ui';
import { takingsText } from '../text/takings-text';

/** Nothing was collected before: typed digit by digit, 2026 is the years 2, 20 and 202 first. */
const firstDay = '2000-01-01';

/** Whether a day may have a sheet. */
export function isTakingsDay(day: string, today: string): boolean {
  return isDay(day) && day >= firstDay && day <= today;
}

const fieldId = 'jour';

export interface DayChoiceProps {
  /** That of the sheet that is shown. */
  readonly day: string;
  /** The address asks for a day that has none: it is said as of one that is typed. */
  readonly isUnread: boolean;
  /** A day that is typed is another answer to the same question: it takes the place of the one before it. */
  readonly onChoose: (day: string, how: { readonly replace: boolean }) => void;
}

/** The day of the sheet: what is typed stays as it is typed, and a day that is whole is gone to at once. */
export function DayChoice({ day, isUnread, onChoose }: DayChoiceProps): ReactNode {
  const today = dayInParis(new Date());
  const { values, change } = useTyped({ text: day, asked: day });
  const [shown, setShown] = useState(day);
  const [isLeft, setLeft] = useState(false);
  if (day !== shown) {
    setShown(day);
    // Gone to by another way than by typing it.
    if (day !== values.asked) change({ text: day, asked: day });
  }
  const type = (text: string): void => {
    setLeft(false);
    const isWhole = isTakingsDay(text, today);
    change({ text, ...(isWhole ? { asked: text } : {}) });
    if (isWhole) onChoose(text, { replace: true });
  };
  /** Nothing is said of a day that is not whole yet. */
  const isWrong =
    values.text > today || (isLeft && !isTakingsDay(values.text, today)) || (isUnread && values.text === day);
  const leave = useAfterPress(() => {
    if (document.activeElement?.id !== fieldId) setLeft(true);
  });
  const step = (days: number): void => {
    const next = addDays(day, days);
    // The button goes away with the last day, and the focus with it.
    if (next >= today) document.getElementById(fieldId)?.focus();
    onChoose(next, { replace: false });
  };
  return (
    <>
      <TextField
        id={fieldId}
        type="date"
        label={takingsText.day}
        value={values.text}
        error={isWrong ? takingsText.dayUnread(day) : undefined}
        onChange={type}
        onBlur={leave}
      />
      <Button variant="quiet" icon={ChevronLeft} compact onClick={() => step(-1)}>
        {takingsText.previous}
      </Button>
      {day < today && (
        <Button variant="quiet" icon={ChevronRight} compact onClick={() => step(1)}>
          {takingsText.next}
        </Button>
      )}
    </>
  );
}
