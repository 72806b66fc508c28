import { expect, it } from 'vitest';
import { CallError } from '../../../lib/http';
import { storedErrorOf } from './stored-error';

const problem = { type: 'about:blank', title: 'Non', status: 422, detail: 'Détail.', code: 'x' };

it('keeps the body, the message, or says that the error is unknown', () => {
  expect(storedErrorOf(new CallError({ kind: 'problem', status: 422, problem }))).toEqual(problem);
  expect(storedErrorOf(new CallError({ kind: 'unexpected-answer', status: 502, body: 'Bad gateway' }))).toBe(
    'Bad gateway',
  );
  expect(storedErrorOf(new Error('Bad simulator request'))).toBe('Bad simulator request');
  expect(storedErrorOf('?')).toBe('unknown error');
});
