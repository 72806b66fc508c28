import {
  expect,
  expectAccessible,
  expectFrenchTypography,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectOutline,
  expectReadable,
  someWords,
  test,
  words,
} from '../harness';
import { photoOf } from './code-picture';
import { CodesPage, codesPath, submittedDeclaration } from './codes-page';

/** A busy machine sheds load; what matters is asked again. */
test.use({ expectedConsole: /status of 503/ });

test.slow();

test('QRC-04 A declaration that changed since its code is said to have', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const codes = new CodesPage(page);
  const { id, publicId, code } = await submittedDeclaration(page);
  await codes.open();
  await codes.paste(code);
  await codes.expectGenuine(publicId);
  await expect(page.getByText(/dernière version enregistrée/)).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? '';
  const validated = await page.request.patch(`/api/declaration/${id}/`, {
    headers: { authorization: `Bearer ${token}`, 'if-match': '"2"' },
    data: { status: 'validated' },
  });
  expect(validated.status()).toBe(200);
  await page.reload();
  await codes.paste(code);
  await expect(page.getByText(/État.: validée\./)).toBeVisible();
  await expect(page.getByText(/Le montant de ce code est toujours le bon.: 100,00/)).toBeVisible();
  await codes.link('Ouvrir la déclaration').click();
  await expect(page).toHaveURL(new RegExp(`/agent/declaration/${publicId}$`));
});

test('QRC-05 A typed reference: a typo is told at once, odd writings are accepted, and it opens the declaration', {
  tag: '@phone',
}, async ({ page }) => {
  const codes = new CodesPage(page);
  const { publicId } = await submittedDeclaration(page);
  await codes.open();
  const right = page.getByText(words('Référence bien formée.'));
  const last = publicId.at(-1) === '7' ? '8' : '7';
  await codes.reference.pressSequentially(publicId.slice(0, -1));
  await expect(right).toHaveCount(0);
  await expect(page.getByText(/faute de frappe/)).toHaveCount(0);
  await codes.reference.pressSequentially(`${last}2`);
  await expect(page.getByText(someWords('Comptez-les de nouveau'))).toBeVisible();
  await codes.reference.press('Backspace');
  await expect(page.getByText(/faute de frappe dans cette référence/)).toBeVisible();
  await codes.reference.fill(
    ` ${publicId.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')}`,
  );
  await expect(right).toBeVisible();
  await codes.reference.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/agent/declaration/${publicId}$`));

  await page.goto(codesPath);
  await codes.reference.fill(publicId.slice(0, 7));
  await codes.reference.press('Enter');
  await codes.link(publicId).click();
  await expect(page).toHaveURL(new RegExp(`/agent/declaration/${publicId}$`));
});

test('QRC-06 Without a camera: said, and a photo of the code is read in the same way', {
  tag: '@desktop',
}, async ({ page }) => {
  const codes = new CodesPage(page);
  const { publicId, code } = await submittedDeclaration(page);
  await codes.open();
  await codes.scan();
  await expect(page.getByText(/La caméra est bloquée|Pas de caméra ici/)).toBeVisible();
  await expect(codes.button('Ouvrir la caméra')).toBeEnabled();

  await codes.pick('feuille.bmp', photoOf(null));
  await expect(page.getByText(/Aucun code lisible sur cette photo/)).toBeVisible({ timeout: 20_000 });
  await codes.pick('texte.txt', Buffer.from('pas une image'));
  await expect(page.getByText(/n’est pas une image lisible/)).toBeVisible();
  await codes.pick('code.bmp', photoOf(code));
  await codes.expectGenuine(publicId);
});

test('QRC-07 The codes of the service and of the tutorial lead there', { tag: '@desktop' }, async ({
  page,
  baseURL,
}) => {
  await new CodesPage(page).open();
  const held = (name: string) => page.getByRole('img', { name: words(name) }).getAttribute('data-code');
  expect(await held('Code QR du service')).toBe(`${baseURL}/`);
  expect(await held('Code QR du mode d’emploi')).toBe(`${baseURL}/tuto`);
});

test('QRC-08 The page of codes is accessible in both themes, narrow, in large text and under a thumb', async ({
  page,
}) => {
  const codes = new CodesPage(page);
  const { publicId, code } = await submittedDeclaration(page);
  const usual = page.viewportSize() ?? { width: 320, height: 640 };
  const look = async (): Promise<void> => {
    await expectOutline(page);
    await expectFrenchTypography(page);
    await expectAccessible(page);
    await expectLargeTargets(page, 44);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(usual);
  };
  await codes.open();
  await look();
  await codes.paste(code);
  await codes.expectGenuine(publicId);
  await expect(page.getByText(/dernière version enregistrée/)).toBeVisible();
  await look();
  await codes.paste(code.replace('~10000~', '~100~'));
  await codes.expectRefused(/signature fausse/);
  await look();
  await expectReadable(page);
});
