import { expect, expectAccessible, someWords, test, words } from '../harness';
import { signIn } from '../harness/agent';
import { linkOfNewcomer, logIn, newcomer, openAccount, validationSubject } from './local-account';
import { readLink } from './mailbox';
import { expectAccountOf, title } from './session-page';

test.describe('accounts of this installation', () => {
  test.use({ expectedConsole: /status of (?:401|403|422)/ });

  test('AUT-10 An account is asked for, proved, approved by a supervisor, then opens', {
    tag: '@phone',
  }, async ({ page, browser }) => {
    const person = newcomer();
    await page.goto('/agent/authentification');
    await page.getByRole('link', { name: words('Demander un compte') }).click();
    // The page before has a field of the same name.
    await expect(title(page, 'Demander un compte')).toBeVisible();
    await page.getByLabel('Adresse e-mail professionnelle').fill(person.email);
    await page.getByRole('button', { name: words('Demander le compte') }).click();
    await expect(title(page, 'Votre demande est enregistrée')).toBeVisible();
    await expect(page).toHaveURL('/agent/authentification/inscription-reussie');
    await expect(page.getByRole('button', { name: /Nouvel envoi possible dans \d+ s/ })).toBeDisabled();

    await page.goto(await readLink(page, person.email, validationSubject));
    await expect(title(page, 'Créez votre compte')).toBeVisible();
    await expect(page).toHaveURL('/agent/authentification/validation');
    const password = page.getByRole('textbox', { name: 'Mot de passe' });
    await page.getByLabel('Prénom').fill(person.firstName);
    await page.getByLabel('Nom de famille').fill(person.lastName);
    await password.fill('trop court');
    await expect(page.getByText(words('10 sur 15 : encore 5 caractères'))).toBeVisible();
    await page.getByRole('button', { name: words('Créer le compte') }).click();
    await expect(page.getByRole('link', { name: 'Choisissez un mot de passe' })).toBeVisible();
    await password.fill(person.password);
    // A fault stays until the form is sent again: until then the count alone is told, which approves nothing.
    await expect(page.getByText(someWords('27 caractères'))).toBeVisible();
    await page.getByRole('button', { name: words('Créer le compte') }).click();
    await expect(title(page, 'Votre adresse est confirmée')).toBeVisible();
    await page.getByRole('link', { name: words('Aller à la connexion') }).click();
    await logIn(page, person);
    await expect(page.getByText('Un superviseur doit encore approuver votre compte.')).toBeVisible();

    const colleague = await browser.newPage();
    await signIn(colleague, 'nadia');
    await colleague.goto('/agent/mon-compte/comptes');
    const name = `${person.firstName} ${person.lastName}`;
    await colleague.getByRole('button', { name: words(`Approuver le compte de ${name}`) }).click();
    await colleague
      .getByRole('dialog')
      .getByRole('button', { name: words('Approuver le compte') })
      .click();
    await expect(colleague.getByText(words(`Le compte de ${name} est ouvert.`))).toBeVisible();
    await colleague.close();

    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL('/agent');
    await page.goto('/agent/mon-compte');
    await expectAccountOf(page, name);
  });

  test('AUT-11 A forgotten password is replaced by mail, then changed by its owner', {
    tag: '@desktop',
  }, async ({ page, browser }) => {
    const account = await openAccount(page, browser);
    await page.goto('/agent/authentification');
    await logIn(page, { ...account, password: 'pas celui-là du tout' });
    await expect(
      page.getByRole('link', { name: someWords('E-mail ou mot de passe incorrect.') }),
    ).toBeVisible();
    await expect(page.getByLabel('Adresse e-mail professionnelle')).toHaveValue(account.email);
    await page.getByRole('link', { name: words('Mot de passe oublié') }).click();
    await expect(title(page, 'Mot de passe oublié')).toBeVisible();
    await page.getByLabel('Adresse e-mail professionnelle').fill(account.email);
    await page.getByRole('button', { name: words('Recevoir le lien') }).click();
    await expect(title(page, 'Regardez votre messagerie')).toBeVisible();
    await expect(page).toHaveURL('/agent/authentification/mot-de-passe-oublie/lien-envoye');

    await page.goto(await readLink(page, account.email, 'Choisissez un nouveau mot de passe'));
    await expect(page).toHaveURL('/agent/authentification/mot-de-passe-oublie/nouveau-mot-de-passe');
    const chosen = 'parapluie orage tambour lichen';
    await page.getByRole('textbox', { name: words('Nouveau mot de passe') }).fill('motdepassemotdepasse');
    await page.getByRole('button', { name: words('Enregistrer le mot de passe') }).click();
    await expect(page.getByRole('link', { name: 'trop facile à deviner' })).toBeVisible();
    await page.getByRole('textbox', { name: words('Nouveau mot de passe') }).fill(chosen);
    await page.getByRole('button', { name: words('Enregistrer le mot de passe') }).click();
    await expect(title(page, 'Votre mot de passe est changé')).toBeVisible();
    await page.getByRole('link', { name: words('Se connecter') }).click();
    await logIn(page, { ...account, password: chosen });
    await expect(page).toHaveURL('/agent');
    // The title takes the focus when it comes, which closes the menu.
    await expect(title(page, 'Accueil des agents')).toBeFocused();

    await page.getByRole('button', { name: words('Espace personnel') }).click();
    await page.getByRole('link', { name: words('Modifier mon mot de passe') }).click();
    await page.getByRole('textbox', { name: words('Mot de passe actuel') }).fill(account.password);
    await page.getByRole('textbox', { name: words('Nouveau mot de passe') }).fill(account.password);
    await page.getByRole('button', { name: words('Modifier le mot de passe') }).click();
    await expect(page.getByRole('link', { name: 'Ce n’est pas votre mot de passe actuel.' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: words('Mot de passe actuel') }).fill(chosen);
    await page.getByRole('button', { name: words('Modifier le mot de passe') }).click();
    await expect(title(page, 'Votre mot de passe est modifié')).toBeVisible();
    await expect(page).toHaveURL('/agent/mon-compte/changer-mot-de-passe/validation');
  });

  test('AUT-12 A link that is worth nothing says so at once and leads to another one; one that works bears a reload', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(`/agent/authentification/validation#token=${'x'.repeat(43)}`);
    await expect(title(page, 'Ce lien ne fonctionne pas')).toBeVisible();
    await expect(page.getByText(someWords('Ce lien a déjà servi'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Mot de passe' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: words('Renvoyer le lien') })).toBeVisible();
    await page.goto('/agent/authentification/mot-de-passe-oublie/reinitialiser');
    await expect(title(page, 'Ce lien ne fonctionne pas')).toBeVisible();
    await page.getByRole('link', { name: words('Demander un autre lien') }).click();
    await expect(title(page, 'Mot de passe oublié')).toBeVisible();

    const link = await linkOfNewcomer(page);
    await page.goto(link);
    const password = page.getByRole('textbox', { name: 'Mot de passe' });
    await expect(password).toBeVisible();
    await expect(page).toHaveURL('/agent/authentification/validation');
    await page.reload();
    await page.getByLabel('Prénom').fill('Zoé');
    await page.getByLabel('Nom de famille').fill('Petit');
    await password.fill('girafe marteau nuage violon');
    await page.getByRole('button', { name: words('Créer le compte') }).click();
    await expect(title(page, 'Votre adresse est confirmée')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }]))).not.toContain(
      link.split('token=')[1] ?? link,
    );
    await page.reload();
    await expect(title(page, 'Votre adresse est confirmée')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(title(page, 'Ce lien ne fonctionne pas')).toBeVisible();
  });
});

test('AUT-13 What is wrong is said beside the field and in the summary, and what was typed stays', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/agent/authentification/inscription');
  const email = page.getByLabel('Adresse e-mail professionnelle');
  await email.fill('zoe@exemple');
  await page.getByRole('button', { name: words('Demander le compte') }).click();
  const summary = page.getByRole('region', { name: words('Une réponse est à corriger') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(1);
  await expect(page).toHaveTitle(/^Erreur/);
  await summary.getByRole('link', { name: someWords('Indiquez une adresse e-mail professionnelle') }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('zoe@exemple');

  await page.goto(await linkOfNewcomer(page));
  const password = page.getByRole('textbox', { name: 'Mot de passe' });
  await page.getByLabel('Prénom').fill('Zoé');
  await password.fill('trop court');
  await page.getByRole('button', { name: words('Afficher : mot de passe') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: words('Créer le compte') }).click();
  await page.getByRole('link', { name: 'Choisissez un mot de passe' }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('trop court');
  await expect(page.getByRole('link', { name: 'Indiquez un nom' })).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé');
});
