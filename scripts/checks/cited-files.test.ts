import { describe, expect, it } from 'vitest';
import { lostProofs } from './cited-files';

const texts: Readonly<Record<string, string>> = {
  'api/src/sessions/sessions.test.ts': "it('is not opened by cookies alone', …",
  'api/src/sessions/routes.ts': '',
  'api/src/contact/routes.ts': '',
};
const citable = {
  files: Object.keys(texts),
  read: (file: string) => texts[file] ?? '',
  scenarios: new Set(['AUT-04']),
};

describe('what a page proves something by', () => {
  it.each([
    '| a threat | `sessions/routes.ts` | `sessions.test.ts` “is not opened by cookies alone”; AUT-04 | nothing |',
    'One word of `docs`, `npm test`, and SHA-256.',
  ])('is there: %s', (line) => {
    expect(lostProofs(line, citable)).toEqual([]);
  });

  it.each([
    ['`sessions/keys.ts`', 'cites sessions/keys.ts, which is not there'],
    ['`essions.test.ts`', 'cites essions.test.ts, which is not there'],
    ['`routes.ts`', 'cites routes.ts, which is 2 files'],
    ['`sessions.test.ts` “is opened”', 'sessions.test.ts has no “is opened”'],
    ['AUT-05', 'cites AUT-05, which no scenario is'],
  ])('is missed: %s', (line, fault) => {
    expect(lostProofs(`\n${line}`, citable)).toEqual([`2: ${fault}`]);
  });
});
