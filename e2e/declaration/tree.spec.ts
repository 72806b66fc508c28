import { expect, test } from '../harness';
import { DeclarationPage, perfume } from './declaration-page';

/** A busy machine sheds load: the call is made again by itself. */
test.use({ expectedConsole: /status of 503/ });

test('DEC-37 Read as a tree of roles and names, the declaration makes sense', { tag: '@phone' }, async ({
  page,
}) => {
  const declaration = new DeclarationPage(page);
  const main = page.getByRole('main');
  await declaration.open();
  await declaration.answerAge(34);
  await expect(main).toMatchAriaSnapshot(`
    - link "Retour"
    - paragraph: Déclaration, étape 2 sur 5
    - heading /Qui êtes-.?vous et où habitez-.?vous/ [level=1]
    - paragraph
    - group "Votre nom":
      - textbox "Nom de famille"
      - textbox "Prénom"
    - group "Votre adresse":
      - textbox "Numéro et rue"
      - textbox "Code postal"
      - textbox "Ville"
      - combobox "Pays"
    - group "Pour vous joindre":
      - textbox "Adresse e-mail (facultatif)"
      - textbox "Téléphone (facultatif)"
    - button "Continuer"
  `);

  await declaration.answerContact();
  await declaration.answerTrip();
  await declaration.basket.add(perfume);
  await declaration.check();
  await expect(main).toMatchAriaSnapshot(`
    - link "Retour"
    - paragraph: Déclaration, étape 5 sur 5
    - heading "Vérifiez, puis envoyez" [level=1]
    - paragraph: /Rien n’est déclaré/
    - region "Vous":
      - heading "Vous" [level=2]
      - term: Prénom et nom
      - definition
      - definition:
        - link /Modifier.+Prénom et nom/
    - region "Votre retour":
      - heading "Votre retour" [level=2]
      - term: Transport
      - definition: Avion
    - region "Vos articles":
      - heading "Vos articles" [level=2]
      - region /Taxé/:
        - heading /Taxé/ [level=3]
        - list:
          - listitem:
            - button /Pourquoi.+Parfum/
    - region "À payer à la douane":
      - paragraph: /€/
      - paragraph: /figé à l’envoi/
      - paragraph: /vous déclarez à la douane/
      - button "Envoyer ma déclaration"
  `);

  await declaration.send();
  await expect(main).toMatchAriaSnapshot(`
    - heading "Votre déclaration est envoyée" [level=1]
    - paragraph: /Montrez cette page/
    - region "Votre référence":
      - paragraph: Votre référence
      - paragraph: /^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/
      - img /Code QR de la déclaration/
      - link "Montrer à l’agent"
      - button "Télécharger le PDF"
      - button "Copier la référence"
    - region "État de la déclaration":
      - heading "État de la déclaration" [level=2]
    - region "Où aller":
      - heading "Où aller" [level=2]
      - paragraph: /circuit rouge/
      - combobox "Votre lieu d’arrivée (facultatif)"
    - region "Et maintenant":
      - heading "Et maintenant" [level=2]
      - list:
        - listitem: /code QR/
    - button "Annuler ma déclaration"
    - button "Effacer mes données de cet appareil"
  `);
});
