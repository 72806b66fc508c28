import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectPlainFrench,
  expectReadable,
  SimulatorPage,
  spaceText,
  test,
  words,
} from '../harness';
import { DeclarationPage, perfume, titles } from './declaration-page';

test.use({ expectedConsole: /Failed to load resource|ERR_/ });

const narrowest = { width: 320, height: 640 };

interface Screen {
  readonly name: string;
  readonly reach: (declaration: DeclarationPage) => Promise<void>;
}

async function failToSend(declaration: DeclarationPage, status: number): Promise<void> {
  await declaration.fillIn();
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

const screens: readonly Screen[] = [
  { name: 'age', reach: (declaration) => declaration.open() },
  {
    name: 'contact, errors',
    reach: async (declaration) => {
      await declaration.open();
      await declaration.answerAge(34);
      await declaration.goOn();
      await expect(declaration.page.getByRole('region', { name: /à corriger$/ })).toBeFocused();
    },
  },
  {
    name: 'contact, filled',
    reach: async (declaration) => {
      await declaration.open();
      await declaration.answerAge(34);
      await declaration.fillContact();
    },
  },
  {
    name: 'trip, with every question',
    reach: async (declaration) => {
      await declaration.open();
      await declaration.answerAge(34);
      await declaration.answerContact();
      await declaration.fillTrip('Voiture', 'Suisse');
      await declaration.goOn();
      await expect(declaration.page.getByRole('region', { name: /à corriger$/ })).toBeFocused();
    },
  },
  {
    name: 'products',
    reach: async (declaration) => {
      await declaration.open();
      await declaration.answerAge(34);
      await declaration.answerContact();
      await declaration.answerTrip();
      await declaration.basket.add(perfume);
    },
  },
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
      await declaration.fillIn();
      await declaration.send();
      await declaration.page.getByText(/^Vos articles/).click();
    },
  },
  {
    name: 'cancelled',
    reach: async (declaration) => {
      await declaration.fillIn();
      await declaration.send();
      await declaration.button('Annuler ma déclaration').click();
      await declaration.page.getByRole('button', { name: words('Oui, annuler ma déclaration') }).click();
      await expect(declaration.title('Votre déclaration est annulée')).toBeVisible();
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
  {
    name: 'nothing sent',
    reach: async ({ page }) => {
      await page.goto('/declaration/confirmation');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

for (const { name, reach } of screens) {
  test(`DEC-50 Every screen is accessible, in both themes, in good French, narrow, in large text and for a thumb · ${name}`, async ({
    page,
  }) => {
    test.slow();
    await reach(new DeclarationPage(page));
    await expectOutline(page);
    await expectFrenchTypography(page);
    await expectPlainFrench(page);
    await expectAccessible(page);
    await expectLargeTargets(page, 44);
    await expectReadable(page);
    await page.setViewportSize(narrowest);
    await spaceText(page);
    await expectNoSidewaysScroll(page);
  });
}
