import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { parseAnswer } from './parse-answer';

const schema = z.object({
  edition: z.string(),
  things: z.array(z.object({ name: z.string() })),
  tags: z.array(z.string()).check(z.minLength(1)),
});
const answer = { edition: '2026', things: [{ name: 'a' }, { name: 'b' }], tags: ['x'] };

it('reads what the schema names, in the same order, and leaves out the rest', async () => {
  const sent = { ...answer, things: [{ name: 'a', more: 1 }, { name: 'b' }], more: true };
  expect(await parseAnswer(schema, sent)).toEqual({ data: answer });
});

it.each([
  ['no answer', undefined],
  ['a text', 'x'],
  ['a list', [answer]],
  ['a missing field', { things: [], tags: ['x'] }],
  ['a list that is none', { ...answer, things: 'a' }],
  ['an element unlike the others', { ...answer, things: [{ name: 'a' }, { name: 1 }] }],
  ['a list against its own rule', { ...answer, tags: [] }],
])('refuses %s', async (_, body) => {
  expect(await parseAnswer(schema, body)).toBeNull();
});

it('accepts what is no object when the schema does', async () => {
  expect(await parseAnswer(z.undefined(), undefined)).toEqual({ data: undefined });
  expect(await parseAnswer(z.array(z.number()), [1, 2])).toEqual({ data: [1, 2] });
});

it('lets the page answer while a long list is checked', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 10));
  const events: string[] = [];
  setTimeout(() => events.push('the page answers'));
  const things = Array.from({ length: 3 }, (_, index) => ({ name: `n${index}` }));
  const checked = await parseAnswer(schema, { ...answer, things });
  events.push('checked');
  clock.mockRestore();
  expect(checked).toEqual({ data: { ...answer, things } });
  expect(events).toEqual(['the page answers', 'checked']);
});
