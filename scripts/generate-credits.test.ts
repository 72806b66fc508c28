import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { collectCredits } from './generate-credits';

const creditsFile = path.resolve(
  import.meta.dirname,
  '../web/src/features/guide/content/credits.generated.json',
);

it('shows on the about page the packages that are installed (else run scripts/generate-credits.ts)', async () => {
  expect(JSON.parse(await readFile(creditsFile, 'utf8'))).toEqual(await collectCredits());
});
