import { type Agent, accessActions } from '@retour/contract';
import { filedName, parsePublicId } from '@retour/core';
import { type ReactNode, useEffect } from 'react';
import { type Checked, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { isDay } from '../../../lib/shape';
import { Button, Form, SelectField, TextField } from '../../../ui';
import { accessLogText, actionText } from '../text/access-log-text';
import styles from './access-log-page.module.css';
import type { LogFilters } from './log-filters';

type Typed = Readonly<Record<'agentId' | 'action' | 'day' | 'declaration', string>>;

const ids = { agentId: 'agent', action: 'acte', day: 'jour', declaration: 'declaration' } as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function checkFilters(typed: Typed): Checked<keyof Typed, Typed> {
  const declaration = typed.declaration.trim();
  const parsed = parsePublicId(declaration);
  const isNamed = declaration === '' || uuid.test(declaration) || parsed.kind === 'valid';
  const problems = {
    ...(isNamed ? {} : { declaration: accessLogText.wrongDeclaration }),
    ...(typed.day === '' || isDay(typed.day) ? {} : { day: accessLogText.wrongDay }),
  };
  return Object.keys(problems).length > 0
    ? { kind: 'faulty', problems }
    : {
        kind: 'valid',
        valid: { ...typed, declaration: parsed.kind === 'valid' ? parsed.publicId : declaration },
      };
}

export interface LogFilterFormProps {
  readonly filters: LogFilters;
  readonly agents: readonly Agent[];
  readonly onApply: (filters: Typed) => void;
  readonly onClear: () => void;
  /** Told whether what was asked could not be understood. */
  readonly onFaulty: (isFaulty: boolean) => void;
}

/** By whom, what, when, and on which declaration. */
export function LogFilterForm(props: LogFilterFormProps): ReactNode {
  const { filters, agents, onApply, onClear, onFaulty } = props;
  const { agentId, action, day, declaration } = filters;
  const { values, change } = useTyped<Typed>({ agentId, action, day, declaration });
  const form = useForm({ ids, values, change, check: checkFilters, onValid: onApply });
  useFaultFocus(form.errors);
  const isFaulty = form.errors.length > 0;
  useEffect(() => onFaulty(isFaulty), [isFaulty, onFaulty]);
  const people = agents
    .filter(({ lastName }) => lastName !== '')
    .map((agent) => ({ value: agent.id, label: filedName(agent) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
  const acts = accessActions.map((value) => ({ value, label: actionText[value] }));
  return (
    <Form className={styles.filters} onSubmit={form.submit}>
      <SelectField
        {...form.entry('agentId')}
        label={accessLogText.agent}
        options={[{ value: '', label: accessLogText.everyAgent }, ...people]}
      />
      <SelectField
        {...form.entry('action')}
        label={accessLogText.action}
        options={[{ value: '', label: accessLogText.everyAction }, ...acts]}
      />
      <TextField {...form.entry('day')} type="date" label={accessLogText.day} />
      <TextField
        {...form.entry('declaration')}
        label={accessLogText.declaration}
        hint={accessLogText.declarationHint}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="primary">
          {accessLogText.apply}
        </Button>
        <Button variant="secondary" onClick={onClear}>
          {accessLogText.clear}
        </Button>
      </div>
    </Form>
  );
}
