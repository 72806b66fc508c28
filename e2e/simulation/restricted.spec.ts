import { expect, expectInSight, followAnnouncements, SimulatorPage, test, words } from '../harness';
import { addFreely } from './free-article';

test('SIM-70 A name that may be forbidden is asked about, then said forbidden before any amount', {
  tag: '@phone',
}, async ({ page }) => {
  const simulator = new SimulatorPage(page);
  await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'États-Unis' });
  await addFreely(simulator, 'Saucisson');
  const announced = await followAnnouncements(page);
  await simulator.link('Voir le résultat').click();
  await expect(simulator.title('Une question avant le résultat')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(words('Rien à payer'));

  await expectInSight(simulator.doubtAnswer('Oui', 'Saucisson'));
  await simulator.doubtAnswer('Oui', 'Saucisson').click();
  await expect(simulator.title('Un article ne peut pas entrer en France')).toBeVisible();
  await expect.poll(announced).toContainEqual(expect.stringMatching(/^Article interdit/u));
  const card = page.getByRole('region', { name: words('Interdit à l’entrée') });
  const tag = page.getByRole('region', { name: words('Article interdit') });
  const [cardBox, tagBox] = await Promise.all([card.boundingBox(), tag.boundingBox()]);
  expect(cardBox?.y).toBeLessThan(tagBox?.y ?? 0);
  await expect(page.getByRole('main')).not.toContainText(/Rien à payer|Bon retour|0,00\s€(?! sur)/u);
  await simulator.expectConfirmedByServer();

  await simulator.link('Modifier mon panier').click();
  await expect(page.getByRole('link', { name: /^Article interdit/u })).toBeVisible();
});
