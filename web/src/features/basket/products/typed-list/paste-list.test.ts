import { expect, it } from 'vitest';
import { pastedList } from './paste-list';

/** What is selected stands between two bars; two together are the caret. */
function paste(field: string, pasted: string): string | null {
  const value = field.replaceAll('|', '');
  const list = pastedList(value, field.indexOf('|'), field.replace('|', '').lastIndexOf('|'), pasted);
  return list && value.slice(0, list.from) + list.text + value.slice(list.to);
}

it.each([
  ['parfum||', '2 vins 30 €', 'parfum; 2 vins 30 €'],
  ['parfum ||', '2 vins 30 €\nlivre 12 €\n', 'parfum; 2 vins 30 €; livre 12 €'],
  ['parfum, ||', 'livre\nsac', 'parfum, livre; sac'],
  ['||parfum', 'livre 12 €, sac 9 €', 'livre 12 €, sac 9 €; parfum'],
  ['vin 3 €||; sac 9 €', 'livre\nthé', 'vin 3 €; livre; thé; sac 9 €'],
  ['|parfum|', 'livre 12 €, sac 9 €', 'livre 12 €, sac 9 €'],
  ['||', ' livre \n sac ', 'livre; sac'],
])('%s with « %s » pasted is %s', (field, pasted, text) => {
  expect(paste(field, pasted)).toBe(text);
});

it.each(['parfum', '80 $', 'chaussures de sport'])('leaves one article to the field: %s', (pasted) => {
  expect(paste('grand ||', pasted)).toBeNull();
});
