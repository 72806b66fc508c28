import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkProblems, type Problems } from '../../../lib/form';
import { useDialogForm } from './use-dialog-form';

type Field = 'given' | 'card';
const ids = { given: 'donne', card: 'carte' } as const;
const initial = { given: '', card: '' };

function check(values: typeof initial) {
  const problems: Problems<Field> = {
    ...(Number(values.given) < 100 ? { given: 'pas assez' } : {}),
    ...(values.card === 'x' ? { card: 'illisible' } : {}),
  };
  return checkProblems(problems, values);
}

it('says no more of a field than what is still wrong, and nothing new before it is sent again', () => {
  const { result } = renderHook(() =>
    useDialogForm({ isOpen: true, hasFailed: false, ids, initial, check, onValid: () => undefined }),
  );
  act(() => result.current.entry('given').onChange('50'));
  act(() => result.current.submit());
  expect(result.current.entry('given').error).toBe('pas assez');
  act(() => result.current.entry('card').onChange('x'));
  expect(result.current.entry('card').error).toBeUndefined();
  expect(result.current.entry('given').error).toBe('pas assez');
  act(() => result.current.entry('given').onChange('150'));
  expect(result.current.entry('given').error).toBeUndefined();
  act(() => result.current.submit());
  expect(result.current.entry('card').error).toBe('illisible');
});
