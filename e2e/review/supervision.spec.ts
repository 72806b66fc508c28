import { expect, expectAccessible, someWords, test, words } from '../harness';
import { expectedConsole, QueuePage } from './queue';

test.use({ expectedConsole });

test('REV-07 The desk sees what waits, a supervisor the figures of the day; exports are the supervisors’ alone', {
  tag: '@desktop',
}, async ({ page }) => {
  const queue = new QueuePage(page);
  await queue.signIn();
  await page.goto('/agent');
  const waiting = page.getByRole('region', { name: words('Ce qui attend') });
  await expect(waiting.getByRole('listitem')).toHaveCount(2);
  await expect(waiting).not.toContainText('€');
  await expect(waiting.getByRole('link', { name: words('À encaisser') })).toBeVisible();
  await queue.openList();
  await expect(page.getByRole('status').filter({ hasText: /déclaration/ })).toBeVisible();
  await expect(queue.button('Exporter (CSV)')).toHaveCount(0);
  await page.goto('/agent/exports');
  await expect(queue.title('Réservé aux superviseurs')).toBeVisible();

  await page.context().clearCookies();
  await queue.signIn('nadia');
  await page.goto('/agent');
  const figures = page.getByRole('region', { name: words('Chiffres du jour') });
  await expect(figures.getByRole('listitem')).toHaveCount(5);
  await expect(figures).toContainText(someWords('Autres issues aujourd’hui'));
  await queue.button('Espace personnel').click();
  await queue.link('Exports').click();
  await expect(queue.title('Exports')).toBeVisible();
  await expect(page.getByText(/Il\s+vous\s+reste\s+\d+\s+exports/)).toBeVisible();
  await expectAccessible(page);
});
