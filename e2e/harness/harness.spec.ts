import { expect, test } from '@playwright/test';
import { typographyFaults } from './french-typography';
import { watchPage } from './watch-page';

test.describe('harness', () => {
  test('sees what French typography forbids, and nothing else', () => {
    const right =
      'C’est prêt\u202f! Total\u00a0: 1\u202f234,50\u00a0€, dont 5,5\u00a0%. «\u00a0Chargement\u00a0»';
    expect(typographyFaults(right)).toEqual([]);
    for (const wrong of [
      "C'est",
      'Prêt !',
      'Prêt?',
      'Total :',
      'Total: 3',
      '12 €',
      '5,5%',
      '« mot »',
      '1.50 L',
      'a...',
    ]) {
      expect(typographyFaults(wrong), wrong).not.toEqual([]);
    }
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
