import { agentListLimits } from '@retour/contract';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkAnswer, useFaultFocus, useForm, useTyped } from '../../../lib/form';
import { Button, Form, Stack, TextField } from '../../../ui';
import { agentsText } from '../text/account-text';

export interface AgentSearchProps {
  readonly isSearched: boolean;
  /** Told what to look for; an empty text for everybody. */
  readonly onSearch: (search: string) => void;
}

/** Finds an account by its name or its address, also one that is too far in the list to be shown. */
export function AgentSearch({ isSearched, onSearch }: AgentSearchProps): ReactNode {
  const { values, change } = useTyped({ search: '' });
  const form = useForm({
    ids: { search: 'compte' },
    values,
    change,
    check: ({ search }) =>
      checkAnswer(
        'search',
        /[\p{L}\p{N}]/u.test(search) ? search.trim() : undefined,
        agentsText.searchMissing,
      ),
    onValid: onSearch,
  });
  useFaultFocus(form.errors);
  const clear = (): void => {
    change({ search: '' });
    form.clear();
    onSearch('');
    document.getElementById('compte')?.focus();
  };
  return (
    <search>
      <Form onSubmit={form.submit}>
        <Stack>
          <TextField
            {...form.entry('search')}
            label={agentsText.searchLabel}
            icon={Search}
            type="search"
            shortcut="/"
            maxLength={agentListLimits.search}
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
          />
          <div>
            <Button type="submit" variant="secondary" compact>
              {agentsText.search}
            </Button>
            {isSearched && (
              <Button variant="quiet" compact onClick={clear}>
                {agentsText.everybody}
              </Button>
            )}
          </div>
        </Stack>
      </Form>
    </search>
  );
}
