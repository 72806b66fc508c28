import { expect, it } from 'vitest';
import { untilNotOvertaken } from './until-not-overtaken';

it('decides anew until nobody comes first', async () => {
  const answers = [null, null, 'done', 'too late'];
  expect(await untilNotOvertaken(async () => answers.shift() ?? null)).toBe('done');
  expect(answers).toEqual(['too late']);
});

it('gives up after twenty, and says when to come back', async () => {
  let tries = 0;
  const overtaken = untilNotOvertaken(async () => {
    tries += 1;
    return null;
  });
  await expect(overtaken).rejects.toMatchObject({
    problem: { status: 503 },
    headers: { 'retry-after': '1' },
  });
  expect(tries).toBe(20);
});

it('lets a refusal through at once', async () => {
  let tries = 0;
  const refused = untilNotOvertaken(async () => {
    tries += 1;
    throw new RangeError('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(tries).toBe(1);
});
