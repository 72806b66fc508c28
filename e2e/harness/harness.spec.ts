import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { heavySentences, unexplainedAcronyms } from './plain-french';
import { expectReadable } from './readable';
import { tabTo } from './tab-to';
import { watchPage } from './watch-page';

test.describe('harness', () => {
  test('sees acronyms met before what they stand for, and sentences that are too long', {
    tag: '@desktop',
  }, () => {
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

  test('sees what is cut or broken, in what is folded too', { tag: '@phone' }, async ({ page }) => {
    const lines = (widthInLetters: number, text: string) =>
      `<p style="width: ${widthInLetters}ch">${text}</p>`;
    await page.setContent(`<style>* { font: 10px monospace; margin: 0 }</style><details><summary>Voir</summary>
      ${lines(10, 'le 22 novembre')}${lines(15, 'au 01 42 34 56 78')}${lines(17, 'Retour des États-Unis')}
      ${lines(8, 'Marie-Antoinette')}
      <select style="width: 8ch"><option>dollar américain</option></select></details>`);
    const read = await expectReadable(page).then(String, String);
    for (const fault of ['day “22 novembre”', 'telephone “01 42 34 56 78”', 'compound name “États-Unis”']) {
      expect(read).toContain(fault);
    }
    expect(read).toContain('“dollar américain” is cut by its list');
    expect(read, 'no line holds it').not.toContain('compound name “Marie-Antoinette”');
    await expect(page.locator('details')).not.toHaveAttribute('open');
  });

  test('sees an act below the window, and a stop of the keyboard under a bar', { tag: '@phone' }, async ({
    page,
  }) => {
    const form = (
      top: number,
    ) => `<meta name="viewport" content="width=device-width"><main><form style="padding-top: ${top}px">
      <button type="button" style="display: block; margin-bottom: 300px">Avant</button>
      <button type="submit">Continuer</button></form></main>`;
    await page.setContent(form(0));
    expect(await expectReadable(page).then(String, String)).not.toContain('out of sight');
    await page.setContent(form(500));
    expect(await expectReadable(page).then(String, String)).toContain('« Continuer » is out of sight');
    const walk = () => tabTo(page, 'button', /^Continuer$/).then(String, String);
    expect(await walk()).not.toMatch(/ at \d+ under /);
    await page.setContent(
      `${form(500)}<p style="position: fixed; inset: auto 0 0; height: 120px; background: #fff"></p>`,
    );
    expect(await walk()).toMatch(/Continuer at \d+ under <p/);
  });

  test('sees with axe every element at fault, again after a change, and colours of both themes', {
    tag: '@phone',
  }, async ({ page }) => {
    const look = (parts: string): Promise<string> =>
      page
        .setContent(`<!doctype html><html lang="fr"><title>Essai</title><style>
          .dim { background: #fff; color: #000 }
          .pale { background: #fff; color: #ddd }
          @media (prefers-color-scheme: dark) { .dim { background: #222; color: #333 } }
        </style><main><h1>Essai</h1>${parts}</main></html>`)
        .then(() => expectAccessible(page))
        .then(String, String);
    const field = (id: string): string => `<input id="${id}">`;
    expect(await look('<p>Rien à dire.</p>')).toBe('undefined');
    const named = await look(field('un') + field('deux'));
    expect(named).toContain('axe, but the colours');
    for (const id of ['#un', '#deux']) expect(named).toContain(id);
    const dim = await look('<p class="dim" id="un">Un</p><p class="dim" id="deux">Deux</p>');
    expect(dim).toContain('axe, colours of the dark theme');
    for (const id of ['#un', '#deux']) expect(dim).toContain(id);
    const pale = await look('<p class="pale" id="un">Un</p><p class="pale" id="deux">Deux</p>');
    expect(pale).toContain('axe, colours of the light theme');
    for (const id of ['#un', '#deux']) expect(pale).toContain(id);
    await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input>'));
    expect(await expectAccessible(page).then(String, String)).toContain('label: ');
  });

  test('sees console errors, uncaught errors and third-party requests', { tag: '@desktop' }, async ({
    context,
    page,
  }) => {
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
