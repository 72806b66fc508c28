import { declaredWords } from '@retour/contract';
import { formatDay } from '@retour/core';
import type { ReactNode } from 'react';
import { arrivalDay, arrivalDays } from '../../../lib/arrival-day';
import { changeArrivalDay, useAppStore } from '../../../store';
import { SelectField } from '../../../ui';
import { useToday } from '../../basket/session/use-today';
import { checkText } from '../text/check-text';

/** The day on which the traveller arrives, whose law and rates hold: that of the sending unless they say a later one. */
export function ArrivalDayField(): ReactNode {
  const today = useToday();
  const said = useAppStore(({ declaration }) => declaration.declarationRequest.arrivalDay);
  return (
    <SelectField
      id="arrivee"
      label={declaredWords.date.label}
      hint={checkText.arrivalHint}
      value={arrivalDay(said, today)}
      onChange={(day) => changeArrivalDay(day === today ? undefined : day)}
      options={arrivalDays(today).map((day, index) => ({
        value: day,
        label: checkText.arrivalDay(index, formatDay(day)),
      }))}
    />
  );
}
