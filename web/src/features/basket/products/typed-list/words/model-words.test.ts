import { expect, it } from 'vitest';
import { isModelOfNumber } from './model-words';

it.each(['vitamine b 12', 'vitamine d 3', 'vitamine k 2'])('knows « %s » by its number', (name) =>
  expect(isModelOfNumber(name)).toBe(true),
);

it.each(['vitamine c 20', 'vitamine e 15'])('knows a price in « %s », which no number names', (name) =>
  expect(isModelOfNumber(name)).toBe(false),
);
