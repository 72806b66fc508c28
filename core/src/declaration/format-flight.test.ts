import { expect, it } from 'vitest';
import { formatFlight } from './format-flight';

it.each([
  ['AF123', 'AF 123'],
  ['AF1', 'AF 1'],
  ['U24567', 'U2 4567'],
  ['AFR1234', 'AFR 1234'],
  ['BA12A', 'BA 12A'],
  ['AF007', 'AF 7'],
  ['AF00123', 'AF 123'],
  ['AF0', 'AF 0'],
  ['AF12345', 'AF12345'],
  ['XAF123B7', 'XAF123B7'],
  ['af123', 'AF 123'],
  ['AF-007', 'AF 7'],
  ['A1', 'A1'],
  ['train', 'train'],
])('writes %s as « %s »', (flight, written) =>
  expect(formatFlight(flight).replaceAll('\u00A0', ' ')).toBe(written),
);
