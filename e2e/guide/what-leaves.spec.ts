import {
  agentCalls,
  agentCredentials,
  providerQuery,
  providerSentences,
  reviewSentences,
  sessionSentences,
  signInSentences,
  travellerCalls,
  travellerCredentials,
  treatmentsOf,
} from '@retour/contract';
import { chloe, DeclarationPage } from '../declaration/declaration-page';
import { expect, SimulatorPage, someWords, test, words } from '../harness';
import { logIn, openAccount } from '../identity/local-account';
import { identify, spoilTokens, title } from '../identity/session-page';
import { declare, QueuePage } from '../review/queue';
import { Departures } from './departures';

/** A busy machine sheds load: the call is made again by itself; a session is refused on purpose. */
test.use({ expectedConsole: /status of (?:401|503)/ });

test('GUI-60 Everything that leaves the device, call by call and field by field, is said by the personal-data page', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  const departures = new Departures(page, new URL(baseURL ?? '').origin, {
    calls: travellerCalls,
    credentials: travellerCredentials,
  });
  const simulator = new SimulatorPage(page);
  await page.goto('/');
  await simulator.answer({ age: 34, transport: 'Avion', country: 'Japon' });
  await simulator.add({
    search: 'whisky',
    product: 'Whisky',
    price: '60',
    amount: { label: 'Quantité en litres', text: '1,5' },
    degree: '43',
  });
  await simulator.search('poupée kokeshi');
  await page.getByRole('link', { name: someWords('Autre article, pas dans la liste') }).click();
  await page.getByLabel(words('Nom de l’article')).fill('Poupée kokeshi');
  await simulator.fill({ price: '80' });
  await simulator.button('Ajouter au panier').click();
  await simulator.seeResult();
  await simulator.expectConfirmedByServer();
  expect(departures.seen).not.toContain('declaration');
  expect(departures.names).toContain('confirmation: Poupée kokeshi');

  await simulator.link('Déclarer mes achats').click();
  const declaration = new DeclarationPage(page);
  await declaration.button('Déclarer ces achats').click();
  await declaration.answerContact(chloe);
  await page.getByLabel(words('Numéro de vol')).fill('jl45');
  await declaration.goOn();
  expect(departures.seen).not.toContain('declaration');
  await declaration.send();
  await Promise.all([page.waitForEvent('download'), declaration.button('Télécharger le PDF').click()]);
  await expect.poll(() => [...departures.seen].sort()).toEqual(Object.keys(travellerCalls).sort());
  await declaration.button('Annuler ma déclaration').click();
  await page.getByRole('button', { name: words('Oui, annuler ma déclaration') }).click();
  await expect(declaration.title('Votre déclaration est annulée')).toBeVisible();

  await page.goto('/donnees-personnelles');
  const main = page.getByRole('main');
  await expect(main).toContainText(someWords('3 ans après le dernier changement'));
  await expect(main).toContainText(someWords('Vos visites ne sont pas comptées'));
  for (const { what, when } of Object.values(travellerCalls)) {
    await expect(main).toContainText(someWords(what));
    await expect(main).toContainText(someWords(when));
  }
  for (const { title, data, purpose, readers } of treatmentsOf('traveller')) {
    for (const words of [title, data, purpose, readers]) await expect(main).toContainText(someWords(words));
  }
  for (const { fields, articleFields } of [travellerCalls.confirmation, travellerCalls.declaration]) {
    for (const words of Object.values({ ...fields, ...articleFields, ...travellerCredentials })) {
      if (words !== fields.shoppingProducts) await expect(main).toContainText(someWords(words));
    }
  }
  expect(await departures.unpromised()).toEqual([]);
});

test('GUI-62 Everything that an agent’s browser sends to sign in, read a declaration and sign out is said by the personal-data page', {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  const account = await openAccount(page, browser);
  const { publicId, declarantLastName } = await declare(page.request, { declarantEmail: chloe.email });
  const departures = new Departures(page, new URL(baseURL ?? '').origin, {
    calls: agentCalls,
    credentials: agentCredentials,
    providerQuery,
  });
  await page.goto(`/agent/declaration/${publicId}`);
  await identify(page, /Claire Martin/);
  await expect(title(page, publicId)).toBeVisible();
  await expect.poll(() => departures.seen).toContain('holding');
  await page.getByRole('button', { name: words('Espace personnel') }).click();
  await page.getByRole('button', { name: words('Se déconnecter') }).click();
  await expect(title(page, 'Vous êtes déconnecté')).toBeVisible();

  await page.getByRole('link', { name: words('Se connecter de nouveau') }).click();
  await logIn(page, account);
  await expect(page).toHaveURL('/agent');
  await expect.poll(() => departures.seen).toContain('queues');
  const queue = new QueuePage(page);
  await queue.openList();
  await queue.search(declarantLastName);
  await expect(page.getByRole('main').getByText(words(publicId)).first()).toBeVisible();
  await spoilTokens(page);
  await page.goto('/agent/mon-compte');
  await expect(title(page, 'Espace agent')).toBeVisible();
  // Mails are asked for a paid declaration only, the amounts of the day by supervisors.
  const { mails: _mails, day: _day, ...calls } = agentCalls;
  await expect.poll(() => [...departures.seen].sort()).toEqual(Object.keys(calls).sort());

  await page.goto('/donnees-personnelles');
  const main = page.getByRole('main');
  for (const { title, data, purpose, readers } of treatmentsOf('agent')) {
    for (const words of [title, data, purpose, readers]) await expect(main).toContainText(someWords(words));
  }
  for (const words of [...signInSentences, ...providerSentences, ...sessionSentences, ...reviewSentences])
    await expect(main).toContainText(someWords(words));
  expect(await departures.unpromised()).toEqual([]);
});
