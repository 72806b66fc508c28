import { expect, type Screen, SimulatorPage, test, walkScreens, words } from '../harness';
import { DeclarationPage, perfume, titles } from './declaration-page';

test.use({ expectedConsole: /Failed to load resource|ERR_/ });

async function failToSend(declaration: DeclarationPage, status: number): Promise<void> {
  await declaration.fillIn();
  await declaration.page.unrouteAll();
  await declaration.page.route('**/api/declaration/**', (route) =>
    status === 0
      ? route.abort()
      : route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'x',
            title: 'x',
            status,
            detail: 'Une réponse est à corriger.',
            code: 'invalid-input',
            errors: [{ path: 'declarantEmail', code: 'x', message: 'Indiquez une autre adresse e-mail.' }],
          }),
        }),
  );
  await declaration.button('Envoyer ma déclaration').click();
}

const questions: readonly Screen<DeclarationPage>[] = [
  { name: 'age', reach: (declaration) => declaration.open() },
  {
    name: 'contact, errors',
    reach: async (declaration) => {
      await declaration.answerAge(34);
      await declaration.goOn();
      await expect(declaration.page.getByRole('region', { name: /à corriger$/ })).toBeFocused();
    },
  },
  { name: 'contact, filled', reach: (declaration) => declaration.fillContact() },
  {
    name: 'trip, with every question',
    reach: async (declaration) => {
      await declaration.goOn();
      await expect(declaration.title(titles.trip)).toBeVisible();
      await declaration.fillTrip('Voiture', 'Suisse');
      await declaration.goOn();
      await expect(declaration.page.getByRole('region', { name: /à corriger$/ })).toBeFocused();
    },
  },
  {
    name: 'products',
    reach: async (declaration) => {
      await declaration.answerTrip();
      await declaration.basket.add(perfume);
    },
  },
];

const sending: readonly Screen<DeclarationPage>[] = [
  { name: 'check', reach: (declaration) => declaration.fillIn() },
  {
    name: 'not sent',
    reach: async (declaration) => {
      await failToSend(declaration, 0);
      await expect(declaration.title(titles.notSent)).toBeVisible();
    },
  },
  {
    name: 'refused',
    reach: async (declaration) => {
      await failToSend(declaration, 422);
      await expect(declaration.page.getByRole('main')).toContainText('Indiquez une autre adresse');
    },
  },
  {
    name: 'sent',
    reach: async (declaration) => {
      await declaration.page.unrouteAll();
      await declaration.fillIn();
      await declaration.send();
      await declaration.page.getByText(/^Vos articles/).click();
    },
  },
  {
    name: 'cancelled',
    reach: async (declaration) => {
      await declaration.button('Annuler ma déclaration').click();
      await declaration.page.getByRole('button', { name: words('Oui, annuler ma déclaration') }).click();
      await expect(declaration.title('Votre déclaration est annulée')).toBeVisible();
    },
  },
];

const besides: readonly Screen<DeclarationPage>[] = [
  {
    name: 'nothing sent',
    reach: async ({ page }) => {
      await page.goto('/declaration/confirmation');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'carry-over',
    reach: async ({ page }) => {
      const simulator = new SimulatorPage(page);
      await simulator.haveAnswered({ age: 34, transport: 'Avion', country: 'Japon' }, [perfume]);
      await page.goto('/simulateur/declaration');
      await expect(page.getByRole('button', { name: words('Déclarer ces achats') })).toBeVisible();
    },
  },
];

const walks = [
  { name: 'questions', screens: questions },
  { name: 'sending', screens: sending },
  { name: 'nothing sent and carry-over', screens: besides },
];

for (const { name, screens } of walks) {
  test(`DEC-50 Every screen is accessible, in both themes, in good French, narrow, in large text and for a thumb · ${name}`, async ({
    page,
  }) => {
    await walkScreens(new DeclarationPage(page), screens);
  });
}
