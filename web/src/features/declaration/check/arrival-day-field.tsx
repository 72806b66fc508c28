import { addDays, declaredWords } from '@retour/contract';
import { formatDay } from '@retour/core';
import type { ReactNode } from 'react';
import { useDayInParis } from '../../../lib/use-day-in-paris';
import { changeArrivalDay, useAppStore } from '../../../store';
import { SelectField } from '../../../ui';
import { checkText } from '../text/check-text';

/** Longer before an arrival, neither its rates nor the purchases are known. */
const farthest = 14;

/** The day on which the traveller arrives, whose law and rates hold: that of the sending unless they say a later one. */
export function ArrivalDayField(): ReactNode {
  const today = useDayInParis();
  const said = useAppStore(({ declaration }) => declaration.declarationRequest.arrivalDay);
  const days = Array.from({ length: farthest + 1 }, (_, index) => addDays(today, index));
  return (
    <SelectField
      id="arrivee"
      label={declaredWords.date.label}
      hint={checkText.arrivalHint}
      value={said !== undefined && days.includes(said) ? said : today}
      onChange={(day) => changeArrivalDay(day === today ? undefined : day)}
      options={days.map((day, index) => ({ value: day, label: checkText.arrivalDay(index, formatDay(day)) }))}
    />
  );
}
