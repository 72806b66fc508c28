import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { declarationBody } from './testing/declaration-body';
import { declarationsOn } from './testing/declarations-on';
import { pdfText } from './testing/pdf-text';
import { newToken } from './testing/start-declarations';

describe.each(engines)('a frontier resident or worker, on the $name', ({ open }) => {
  const { api } = declarationsOn(open, { now: () => new Date('2026-10-15T12:00:00+02:00') });

  it.each([
    ['CH', 'car', true],
    ['CH', 'train', false],
    ['US', 'plane', false],
    ['BE', 'car', false],
  ])('said from %s by %s, is kept, read and printed as %s', async (country, meanOfTransport, border) => {
    const [id, token] = [randomUUID(), newToken()];
    const body = declarationBody({ country, meanOfTransport, border: true });
    const saved = await api.call('PUT', `${id}/`, { token, body });
    expect(saved.statusCode).toBe(200);
    expect(saved.json().border).toBe(border);
    const read = await api.call('GET', `${id}/`, { agent: 'a1' });
    expect(read.json().border).toBe(border);
    expect(read.json().assessment.regime === 'frontier').toBe(border);
    const { rawPayload } = await api.call('GET', `${id}/receipt.pdf`, { token });
    const printed = (await pdfText(rawPayload)).join(' ');
    expect(printed.includes('frontalier')).toBe(border);
  });
});
