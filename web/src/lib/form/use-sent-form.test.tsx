import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CallError, type CallFailure } from '../http';
import { checkParsing } from './form-problems';
import { useSentForm } from './use-sent-form';
import { useTyped } from './use-typed';

const ids = { email: 'adresse', password: 'mot-de-passe' } as const;

const problem = (
  status: number,
  code: string,
  refused?: { path: string; message: string }[],
): CallFailure => ({
  kind: 'problem',
  status,
  problem: {
    type: 'about:blank',
    title: 'Non',
    status,
    detail: 'Non.',
    code,
    errors: refused?.map((one) => ({ ...one, code: 'x' })),
  },
});

function sentForm(send: () => Promise<void>) {
  const { result } = renderHook(() =>
    useSentForm({
      ids,
      ...useTyped({ email: 'a@exemple.org', password: 'secret' }),
      check: (values) => checkParsing(ids, values, { success: true }),
      send,
      sayFailure: ({ kind }) => `échec : ${kind}`,
      blamedField: (code) => (code === 'wrong-credentials' ? 'email' : undefined),
    }),
  );
  return () => result.current;
}

async function submit(form: ReturnType<typeof sentForm>): Promise<void> {
  await act(async () => form().submit());
}

it('is sent once while it is on its way', async () => {
  let arrive = (): void => undefined;
  const send = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const form = sentForm(send);
  act(() => {
    form().submit();
    form().submit();
  });
  expect(form().isBusy).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => arrive());
  expect(form().isBusy).toBe(false);
});

it('says beside its field what the server refused', async () => {
  const refusal = problem(422, 'invalid', [
    { path: 'password', message: 'Trop court' },
    { path: 'password', message: 'Trop simple' },
    { path: 'inconnu', message: 'Ailleurs' },
  ]);
  const form = sentForm(() => Promise.reject(new CallError(refusal)));
  await submit(form);
  expect(form().errors).toEqual([{ fieldId: 'mot-de-passe', message: 'Trop court' }]);
  expect(form()).toMatchObject({ failure: null, refusal: 'invalid', isBusy: false });
  expect(form().values.password).toBe('secret');
});

it('blames the field that a refusal is about', async () => {
  const form = sentForm(() => Promise.reject(new CallError(problem(401, 'wrong-credentials'))));
  await submit(form);
  expect(form().errors.map(({ fieldId }) => fieldId)).toEqual(['adresse']);
});

it.each<[CallFailure, string | null]>([
  [{ kind: 'offline' }, null],
  [problem(503, 'busy'), null],
  [problem(409, 'taken'), 'taken'],
])('says why nothing left when no field is to blame: %o', async (failure, refusal) => {
  const form = sentForm(() => Promise.reject(new CallError(failure)));
  await submit(form);
  expect(form().errors).toEqual([]);
  expect(form()).toMatchObject({ failure: expect.stringContaining(failure.kind), refusal });
});

it('forgets a failure when it is sent again', async () => {
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new CallError({ kind: 'network' }));
  send.mockResolvedValueOnce(undefined);
  const form = sentForm(send);
  await submit(form);
  expect(form().failure).not.toBeNull();
  await submit(form);
  expect(form().failure).toBeNull();
});
