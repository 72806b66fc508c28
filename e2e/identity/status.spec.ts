import { expect, someWords, test, words } from '../harness';
import { signIn } from '../harness/agent';
import { title } from './session-page';

test('AUT-22 A supervisor reads in one word whether the service is well, and what each part of it does', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, 'nadia');
  await page.goto('/agent/mon-compte');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('État du service') })
    .click();
  await expect(title(page, 'État du service')).toBeVisible();
  // The rates that ship hold for a month, and no others are read here.
  const word = page.getByRole('main').getByText(/^\s*(?:Tout\sva\sbien|À\ssurveiller)\s*$/u);
  await expect(word).toBeVisible();
  const onTime = page.getByText(/^\s*\d+\stâches\sà\sl’heure\s*$/u);
  await onTime.click();
  const mails = page.getByRole('listitem').filter({ hasText: someWords('Envoi des messages') });
  await expect(mails).toContainText(/Réussie\sil\sy\sa/u);
});
