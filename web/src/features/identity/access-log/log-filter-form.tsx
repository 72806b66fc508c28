import { type AgentList, accessActions } from '@retour/contract';
import { filedName } from '@retour/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { Button, Form, SelectField, TextField } from '../../../ui';
import { accessLogText, actionText } from '../text/access-log-text';
import styles from './access-log-page.module.css';
import { checkFilters, refusedFilters, type TypedFilters } from './check-filters';
import type { LogFilters } from './log-filters';

const ids = { agentId: 'agent', action: 'acte', day: 'jour', declaration: 'declaration' } as const;

export interface LogFilterFormProps {
  readonly filters: LogFilters;
  /** As far as an answer goes, of those who may be chosen. */
  readonly list: AgentList | undefined;
  /** Of the agent who is chosen, when the log says it. */
  readonly chosenName: string | undefined;
  readonly onApply: (filters: TypedFilters) => void;
  readonly onClear: () => void;
  /** Told whether what was asked could not be understood. */
  readonly onFaulty: (isFaulty: boolean) => void;
}

/** On which declaration first, as that is what is asked most; by whom, what and when, folded while they are not in use. */
export function LogFilterForm(props: LogFilterFormProps): ReactNode {
  const { filters, list, chosenName, onApply, onClear, onFaulty } = props;
  const { agentId, action, day, declaration } = filters;
  const { values, change } = useTyped<TypedFilters>({ agentId, action, day, declaration });
  const refused = refusedFilters({ agentId, action, day, declaration });
  const form = useForm({ ids, values, change, check: checkFilters, onValid: onApply, refused });
  useFaultFocus(form.errors);
  // What is shown changed otherwise: by the page before, or the one after. The form stays, and the focus in it.
  const shown = [agentId, action, day, declaration].join(' ');
  const [lastShown, setLastShown] = useState(shown);
  if (shown !== lastShown) {
    setLastShown(shown);
    change({ agentId, action, day, declaration });
    form.show(refused);
  }
  const isFaulty = form.errors.length > 0;
  useEffect(() => onFaulty(isFaulty), [isFaulty, onFaulty]);
  const isFiltered = isFaulty || [agentId, action, day, declaration].some((value) => value !== '');
  const agents = list?.agents ?? [];
  const listed = agents
    .filter(({ lastName }) => lastName !== '')
    .map((agent) => ({ value: agent.id, label: filedName(agent) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
  // Chosen on the page of accounts, or erased since: the field says that one is, and whom.
  const isListed = agentId === '' || listed.some(({ value }) => value === agentId);
  const people = isListed
    ? listed
    : [{ value: agentId, label: chosenName ?? accessLogText.otherAgent }, ...listed];
  const isCut = list?.total !== undefined && list.total > agents.length;
  const acts = accessActions.map((value) => ({ value, label: actionText[value] }));
  /** The button goes with what it clears. */
  const clear = (): void => {
    change({ agentId: '', action: '', day: '', declaration: '' });
    form.clear();
    onClear();
    document.getElementById(ids.declaration)?.focus();
  };
  return (
    <search>
      <Form className={styles.filters} onSubmit={form.submit}>
        <TextField
          {...form.entry('declaration')}
          label={accessLogText.declaration}
          hint={accessLogText.declarationHint}
          autoComplete="off"
          spellCheck={false}
          shortcut="/"
        />
        <details className={styles.others} open={agentId !== '' || action !== '' || day !== ''}>
          <summary>{accessLogText.others}</summary>
          <div className={styles.fields}>
            <SelectField
              {...form.entry('agentId')}
              label={accessLogText.agent}
              hint={isCut ? accessLogText.moreAgents : undefined}
              options={[{ value: '', label: accessLogText.everyAgent }, ...people]}
            />
            <SelectField
              {...form.entry('action')}
              label={accessLogText.action}
              options={[{ value: '', label: accessLogText.everyAction }, ...acts]}
            />
            <TextField {...form.entry('day')} type="date" label={accessLogText.day} />
          </div>
        </details>
        <div className={styles.acts}>
          <Button type="submit" variant="primary">
            {accessLogText.apply}
          </Button>
          {isFiltered && (
            <Button variant="secondary" onClick={clear}>
              {accessLogText.clear}
            </Button>
          )}
        </div>
      </Form>
    </search>
  );
}
