import { expect, SimulatorPage, test, words } from '../harness';

test('SIM-36 Read as a tree of roles and names, the simulation makes sense', { tag: '@phone' }, async ({
  page,
}) => {
  const simulator = new SimulatorPage(page);
  const main = page.getByRole('main');
  await page.goto('/simulateur/configuration/etape0');
  await expect(main).toMatchAriaSnapshot(`
    - heading "Simuler mes achats" [level=1]
    - paragraph: /droits et taxes/
    - link "Commencer"
    - heading "Comment ça se passe" [level=2]
    - list:
      - listitem: /questions/
      - listitem: /achats/
      - listitem: /montant/
    - heading "Combien de temps" [level=2]
    - paragraph: /trois minutes, cinq au plus/
    - heading "À avoir sous la main" [level=2]
    - list
    - heading "Une estimation, rien de plus" [level=2]
    - paragraph: /n’en garde rien/
    - paragraph: /parler à quelqu’un/
    - paragraph: /Présentez-.?vous à la douane/
  `);

  await simulator.link('Commencer').click();
  await simulator.answerAge(34);
  await expect(main).toMatchAriaSnapshot(`
    - link "Retour"
    - paragraph: Étape 2 sur 4
    - heading /Comment rentrez-.?vous en France/ [level=1]
    - paragraph
    - group /Comment rentrez-.?vous en France/:
      - radio "Avion"
      - radio "Bateau"
      - radio "Train"
      - radio "Voiture"
      - radio "Autre"
    - button "Continuer"
  `);

  await simulator.answerTransport('Avion');
  await simulator.answerCountry('Japon');
  await simulator.choose({ search: 'parfum', product: 'Parfum' });
  await expect(main).toMatchAriaSnapshot(`
    - link "Retour"
    - heading "Parfum" [level=1]
    - textbox "Prix d’un article"
    - combobox "Devise"
    - group: /Sans facture/
    - group "Combien d’articles identiques ?":
      - button "Un de moins" [disabled]
      - textbox "Nombre d’articles"
      - button "Un de plus"
    - button "Ajouter au panier"
  `);

  await simulator.fill({ price: '98000' });
  await simulator.button('Ajouter au panier').click();
  await simulator.seeResult();
  await page.getByRole('button', { name: words('Pourquoi ? Parfum') }).click();
  await expect(main).toMatchAriaSnapshot(`
    - heading "Vous devrez payer à votre arrivée" [level=1]
    - paragraph: /circuit rouge/
    - region "À payer à la douane":
      - paragraph: À payer à la douane
      - paragraph: /€/
      - region /Taxé/:
        - heading /Taxé/ [level=2]
        - list:
          - listitem:
            - button /Masquer Parfum/
            - list:
              - listitem: /franchise/
            - term: Taux de change
            - definition: /JPY, taux du/
            - term: Valeur en euros
            - definition: /€/
            - term: /TVA \\(taxe sur la valeur ajoutée\\)/
            - definition: /€/
            - link /Modifier/
      - region "Vos franchises"
    - link "Modifier mon panier"
    - link "Déclarer mes achats"
  `);
});
