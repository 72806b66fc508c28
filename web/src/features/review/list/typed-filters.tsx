import {
  declarationListLimits,
  filterRanges,
  invertedRanges,
  type ReviewFilterOf,
  reviewFilterNames,
  reviewFilters,
} from '@retour/contract';
import { centsOf, eurosOf, formatEurosCell, typeset } from '@retour/core';
import { type ReactNode, useEffect } from 'react';
import { type Checked, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { readEuros } from '../../../lib/read-euros';
import { isDay } from '../../../lib/shape';
import { Button, Form, TextField } from '../../../ui';
import { listText } from '../text/list-text';
import { aloneLooks, boundLooks, type FieldLook } from './filter-looks';
import styles from './list.module.css';
import type { FilterProps, ListFilters } from './list-filters';

/** Those that have a field of their own in the panel. */
const apart = ['office', 'startDate', 'endDate'] as const satisfies readonly FieldFilter[];

type FieldFilter = ReviewFilterOf<'code' | 'euros' | 'day'>;
type TypedFilter = Exclude<FieldFilter, (typeof apart)[number]>;
type TypedFields = Readonly<Record<TypedFilter, string>>;
type Typed = Pick<ListFilters, TypedFilter>;

const looks: Readonly<Record<TypedFilter, FieldLook>> = { ...aloneLooks, ...boundLooks };
const names = reviewFilterNames.filter(
  (name): name is TypedFilter => name in looks && !apart.some((other) => other === name),
);
const ids = eachOf((name) => `filtre-${name}`);

function eachOf<Value>(find: (name: TypedFilter) => Value): Readonly<Record<TypedFilter, Value>> {
  return Object.fromEntries(names.map((name) => [name, find(name)])) as Record<TypedFilter, Value>;
}

/** Euros of what is typed; undefined for nothing, null for what is no amount. */
function readTypedEuros(typed: string): number | undefined | null {
  const cents = readEuros(typed);
  if (cents === null) return undefined;
  if (cents === undefined) return null;
  const euros = eurosOf(cents);
  return euros <= declarationListLimits.amount ? euros : null;
}

function writeEuros(euros: number): string {
  return formatEurosCell(centsOf(euros)).replace(/,00$/, '');
}

/** What a field says; undefined for nothing, null for what cannot be read. */
function readField(name: TypedFilter, typed: string): string | number | undefined | null {
  const row = reviewFilters[name];
  if (row.kind === 'euros') return readTypedEuros(typed);
  // A day that is not whole yet filters nothing.
  if (row.kind === 'day') return isDay(typed) ? typed : undefined;
  const code = typed.trim();
  if (code === '') return undefined;
  return row.isCode(code) ? (looks[name].code?.read(code) ?? code) : null;
}

function writeField(name: TypedFilter, value: string | number | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'number' ? writeEuros(value) : (looks[name].code?.show(value) ?? value);
}

/** What the fields show of a list. */
export function fieldsOf(filters: ListFilters): TypedFields {
  return eachOf((name) => writeField(name, filters[name]));
}

function faultOf(name: TypedFilter): string {
  const row = reviewFilters[name];
  return row.kind === 'code' ? typeset(row.fault) : listText.wrongAmount;
}

/** What is typed of the codes, the amounts and the days, everything that is wrong at once. */
export function checkTyped(typed: TypedFields): Checked<TypedFilter, Typed> {
  const read = eachOf((name) => readField(name, typed[name]));
  const unread = names.filter((name) => read[name] === null);
  const inverted = invertedRanges(read).map((range) => filterRanges[range]);
  if (unread.length === 0 && inverted.length === 0) return { kind: 'valid', valid: read as Typed };
  return {
    kind: 'faulty',
    problems: Object.fromEntries([
      ...unread.map((name) => [name, faultOf(name)]),
      ...inverted.map(({ high, fault }) => [high, typeset(fault)]),
    ]),
  };
}

const fieldProps = {
  code: { spellCheck: false },
  euros: { inputMode: 'decimal' },
  day: { type: 'date' },
} as const;

/** Codes, amounts and days: typed, then applied together. */
export function TypedFilters({ filters, onChange }: FilterProps): ReactNode {
  // A text, so that it is the same as long as the fields are.
  const asked = JSON.stringify(fieldsOf(filters));
  const { values, change } = useTyped<TypedFields>(JSON.parse(asked));
  const form = useForm({ ids, values, change, check: checkTyped, onValid: onChange });
  useFaultFocus(form.errors);
  useEffect(() => change(JSON.parse(asked)), [asked, change]);
  return (
    <Form className={styles.typed} onSubmit={form.submit}>
      {names.map((name) => (
        <TextField
          key={name}
          {...form.entry(name)}
          {...fieldProps[reviewFilters[name].kind]}
          label={looks[name].label}
        />
      ))}
      <Button type="submit" variant="secondary" compact>
        {listText.applyOthers}
      </Button>
    </Form>
  );
}
