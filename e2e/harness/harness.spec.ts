import { expect, test } from '@playwright/test';
import { heavySentences, unexplainedAcronyms } from './plain-french';
import { watchPage } from './watch-page';

test.describe('harness', () => {
  test('sees acronyms met before what they stand for, and sentences that are too long', () => {
    const plain = [
      'La TVA (taxe sur la valeur ajoutée) est due.',
      'Vol AF 123, code QR, prix 12 USD (EUR).',
      'La TVA.',
    ];
    expect(unexplainedAcronyms(plain)).toEqual([]);
    expect(unexplainedAcronyms(['La TVA est due.', 'La TVA (taxe sur la valeur ajoutée).'])).toEqual(['TVA']);
    expect(heavySentences(plain)).toEqual([]);
    expect(heavySentences([`${'mot '.repeat(16)}fin.`])).toEqual(['17.0 words a sentence']);
    expect(heavySentences([`${'mot '.repeat(30)}fin.`, 'Non.', 'Non.', 'Non.'])).toHaveLength(1);
  });

  test('sees console errors, uncaught errors and third-party requests', async ({ context, page }) => {
    const watch = watchPage(context, 'http://localhost:1', /expected/);
    const body = `<script>
      console.error('expected');
      console.error('seen');
      setTimeout(() => { throw new Error('thrown'); });
      fetch('http://tracker.test/pixel', { mode: 'no-cors' });
    </script>`;
    await page.route('**/*', (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto('http://localhost:1/');
    await expect.poll(() => watch.faults().length).toBe(3);
    expect(watch.faults().join('\n')).toMatch(/console: seen.*third party: http:\/\/tracker.test/s);
  });
});
