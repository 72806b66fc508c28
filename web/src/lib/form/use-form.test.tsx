import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { checkAnswer, checkParsing, checkProblems } from './form-problems';
import { useForm } from './use-form';
import { useTyped } from './use-typed';

const ids = { name: 'nom', city: 'ville' } as const;
const filled = z.string().check(z.minLength(1, 'Écrivez quelque chose !'));
const schema = z.object({ name: filled, city: filled });

function typedForm(initial: { name: string; city: string }, refused?: { readonly city: string }) {
  const onValid = vi.fn();
  const { result } = renderHook(() =>
    useForm({
      ids,
      ...useTyped(initial),
      check: (values) => checkParsing(ids, values, schema.safeParse(values)),
      onValid,
      refused,
    }),
  );
  return { form: () => result.current, onValid };
}

it('says nothing while it is filled', () => {
  const { form } = typedForm({ name: '', city: '' });
  act(() => form().entry('name').onChange(''));
  expect(form().errors).toEqual([]);
  expect(form().entry('name').error).toBeUndefined();
});

it('says everything at once when it is sent, in the order of the page and beside each field', () => {
  const { form, onValid } = typedForm({ name: '', city: '' });
  act(() => form().submit());
  expect(form().errors.map(({ fieldId }) => fieldId)).toEqual(['nom', 'ville']);
  expect(form().entry('city').error).toBe('Écrivez quelque chose\u202f!');
  expect(onValid).not.toHaveBeenCalled();
});

it('keeps what was said until it is sent again, whatever is typed', () => {
  const { form, onValid } = typedForm({ name: '', city: 'Nice' });
  act(() => form().submit());
  act(() => form().entry('name').onChange('Chloé'));
  expect(form().entry('name')).toMatchObject({ id: 'nom', value: 'Chloé' });
  expect(form().errors).toHaveLength(1);
  act(() => form().submit());
  expect(form().errors).toEqual([]);
  expect(onValid).toHaveBeenCalledExactlyOnceWith({ name: 'Chloé', city: 'Nice' });
});

it('gives a new list at each try that failed, and the same one in between, so that the summary takes the focus', () => {
  const { form } = typedForm({ name: '', city: '' });
  act(() => form().submit());
  const first = form().errors;
  act(() => form().entry('name').onChange('Chloé'));
  expect(form().errors).toBe(first);
  act(() => form().submit());
  expect(form().errors).not.toBe(first);
});

it('shows from the start what was refused before', () => {
  const { form } = typedForm({ name: 'Chloé', city: '?' }, { city: 'Ville inconnue' });
  expect(form().errors).toEqual([{ fieldId: 'ville', message: 'Ville inconnue' }]);
  expect(form().entry('city').error).toBe('Ville inconnue');
});

it('takes at once an answer given with the press', () => {
  const onValid = vi.fn();
  const { result } = renderHook(() =>
    useForm({
      ids: { country: 'pays' },
      ...useTyped<{ country: string | undefined }>({ country: undefined }),
      check: ({ country }) => checkAnswer('country', country, 'Quel pays ?'),
      onValid,
    }),
  );
  act(() => result.current.submit());
  expect(result.current.choice('country')).toMatchObject({ selected: undefined, error: 'Quel pays ?' });
  act(() => result.current.submit({ country: 'JP' }));
  expect(onValid).toHaveBeenCalledExactlyOnceWith('JP');
});

it('goes on when no problem was found', () => {
  const problems = { name: 'Votre nom' };
  expect(checkProblems({}, 3)).toEqual({ kind: 'valid', valid: 3 });
  expect(checkProblems(problems, 3)).toEqual({ kind: 'faulty', problems });
});
