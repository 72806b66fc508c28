import { declarationListLimits, reviewFilters } from '@retour/contract';
import { centsOf, formatEurosCell, formatFlight, parseFlightNumber, scaled, toNumber } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Checked, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { parseFrenchNumber } from '../../../lib/french-number';
import { ownOfficeQuery } from '../../../lib/own-office';
import { isDay } from '../../../lib/shape';
import { Button, Form, SelectField, TextField } from '../../../ui';
import { listText } from '../text/list-text';
import styles from './list.module.css';
import type { ListFilters } from './list-filters';

type Typed = Pick<ListFilters, 'flight' | 'minAmount' | 'maxAmount' | 'handledDate'>;
type TypedFields = Readonly<Record<keyof Typed, string>>;

const ids = {
  flight: 'vol',
  minAmount: 'montant-de',
  maxAmount: 'montant-a',
  handledDate: 'traitee-le',
} as const;

/** Euros of what is typed; undefined for nothing, null for what is no amount. */
function readEuros(typed: string): number | undefined | null {
  const reading = parseFrenchNumber(typed, { maximumDecimals: 2, units: ['€', 'EUR'] });
  if (reading.kind === 'empty') return undefined;
  if (reading.kind !== 'number') return null;
  const euros = scaled(toNumber(reading.value), 2) / 100;
  return euros <= declarationListLimits.amount ? euros : null;
}

/** What is typed of the flight, the amounts and the day of decision; a day that is not whole yet filters nothing. */
export function checkTyped(typed: TypedFields): Checked<keyof Typed, Typed> {
  const flight = typed.flight.trim();
  const [minAmount, maxAmount] = [readEuros(typed.minAmount), readEuros(typed.maxAmount)];
  const isFlight = flight === '' || reviewFilters.flight.isCode(flight);
  const isInverted = typeof minAmount === 'number' && typeof maxAmount === 'number' && minAmount > maxAmount;
  if (!isFlight || minAmount === null || maxAmount === null || isInverted) {
    return {
      kind: 'faulty',
      problems: {
        ...(isFlight ? {} : { flight: listText.wrongFlight }),
        ...(minAmount === null ? { minAmount: listText.wrongAmount } : {}),
        ...(maxAmount === null ? { maxAmount: listText.wrongAmount } : {}),
        ...(isInverted ? { maxAmount: listText.wrongAmounts } : {}),
      },
    };
  }
  return {
    kind: 'valid',
    valid: {
      flight: parseFlightNumber(flight) ?? undefined,
      minAmount,
      maxAmount,
      handledDate: isDay(typed.handledDate) ? typed.handledDate : undefined,
    },
  };
}

function writeEuros(euros: number | undefined): string {
  return euros === undefined ? '' : formatEurosCell(centsOf(euros)).replace(/,00$/, '');
}

export interface OtherFiltersProps {
  readonly filters: ListFilters;
  readonly onChange: (changes: Partial<ListFilters>) => void;
}

/** The flight, what is owed, and the day of the decision: typed, then applied together. */
export function TypedFilters({ filters, onChange }: OtherFiltersProps): ReactNode {
  const flight = filters.flight === undefined ? '' : formatFlight(filters.flight);
  const [minAmount, maxAmount] = [writeEuros(filters.minAmount), writeEuros(filters.maxAmount)];
  const { handledDate = '' } = filters;
  const { values, change } = useTyped({ flight, minAmount, maxAmount, handledDate });
  const form = useForm({ ids, values, change, check: checkTyped, onValid: onChange });
  useFaultFocus(form.errors);
  useEffect(
    () => change({ flight, minAmount, maxAmount, handledDate }),
    [flight, minAmount, maxAmount, handledDate, change],
  );
  return (
    <Form className={styles.typed} onSubmit={form.submit}>
      <TextField {...form.entry('flight')} label={listText.flightLabel} spellCheck={false} />
      <TextField {...form.entry('minAmount')} label={listText.minAmountLabel} inputMode="decimal" />
      <TextField {...form.entry('maxAmount')} label={listText.maxAmountLabel} inputMode="decimal" />
      <TextField {...form.entry('handledDate')} type="date" label={listText.handledLabel} />
      <Button type="submit" variant="secondary" compact>
        {listText.applyOthers}
      </Button>
    </Form>
  );
}

/** The office of the agent who decided last; that of the reader comes first. */
export function OfficeFilter({ filters, onChange }: OtherFiltersProps): ReactNode {
  const { data } = useQuery(ownOfficeQuery);
  const own = data?.office;
  const others = (data?.offices ?? []).filter(({ id }) => id !== own?.id);
  const isKnown = own?.id === filters.office || others.some(({ id }) => id === filters.office);
  const unknown =
    filters.office === undefined || isKnown ? [] : [{ value: filters.office, label: filters.office }];
  return (
    <div className={styles.period}>
      <SelectField
        label={listText.officeLabel}
        value={filters.office ?? ''}
        onChange={(office) => onChange({ office: office === '' ? undefined : office })}
        options={[
          { value: '', label: listText.everyOffice },
          ...unknown,
          ...(own === undefined ? [] : [{ value: own.id, label: listText.ownOffice(own.name) }]),
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </div>
  );
}
