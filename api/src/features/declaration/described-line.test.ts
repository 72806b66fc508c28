import { describe, expect, it } from 'vitest';
import { describeLine } from './described-line';

const line = {
  id: null,
  customName: 'Saucisson',
  originalValue: 20,
  currency: 'EUR',
  amount: null,
  alcoholDegree: null,
  status: 'relieved',
  total: 0,
  explanation: [],
} as const;

describe('the state of an article in documents', () => {
  it.each([
    ['forbidden', 'interdit', 'À remettre'],
    ['doubtful', 'à vérifier', 'À vérifier'],
    ['regulated', 'réglementé', 'À présenter'],
  ] as const)('%s: %s, %s', (severity, status, total) => {
    const described = describeLine({ ...line, restriction: { code: 'meat', severity } }, new Map());
    expect(described).toMatchObject({ status, total });
  });
});
