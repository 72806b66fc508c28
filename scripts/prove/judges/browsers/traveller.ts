import { until } from '../../../cluster/until';
import type { OutsideBrowser } from './outside-browser';

const patience = { maxMs: 20_000, everyMs: 100 } as const;

/** Finds an element in the page, of a kind and by the beginning of its name, as somebody who looks does. */
const finder = `
  const [kind, wanted] = words;
  const plain = (text) => (text ?? '').replace(/\\u2060/gu, '').replace(/\\s+/gu, ' ').trim();
  const nameOf = (element) => plain(element.getAttribute('aria-label') ?? element.innerText);
  const kinds = {
    title: 'h1', link: 'main a[href]', button: 'main button:not([disabled])',
    option: '[role="option"]', choice: 'main label', field: 'main label, main input[aria-label]',
  };
  const found = [...document.querySelectorAll(kinds[kind])]
    .find((element) => element.checkVisibility() && nameOf(element).startsWith(wanted));
  if (found === undefined) return null;
  return kind === 'field' && found.tagName === 'LABEL' ? found.control : found;
`;
const placeOf = `
  const found = (() => { ${finder} })();
  if (found === null) return null;
  const { x, y } = found.getBoundingClientRect();
  return [x, y, document.body.innerText.length].join(' ');
`;
type Kind = 'title' | 'link' | 'button' | 'option' | 'choice' | 'field';

/** A traveller in some browser, who goes by what is written on the screen. */
export class Traveller {
  readonly #browser: OutsideBrowser;
  readonly #origin: string;

  constructor(browser: OutsideBrowser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#browser.open(`${this.#origin}${path}`);
    await this.waitFor('the page behind its start', `return document.querySelector('#loading') === null`);
  }

  async waitFor(what: string, body: string, ...words: readonly string[]): Promise<void> {
    await until(what, async () => (await this.#browser.ask(body, ...words)) === true, patience);
  }

  async seeTitle(text: string): Promise<void> {
    await this.waitFor(`the title « ${text} »`, `return (() => { ${finder} })() !== null`, 'title', text);
  }

  async see(text: string): Promise<void> {
    const body = `return document.body.textContent.replace(/\\u2060/gu, '').replace(/\\s+/gu, ' ').includes(words[0])`;
    await this.waitFor(`« ${text} »`, body, text);
  }

  /** Until it stands where it stood a moment before: a list that is still being found moves under the finger. */
  async #waitForRest(kind: Kind, text: string): Promise<void> {
    let before: unknown = null;
    await until(
      `${kind} « ${text} » at rest`,
      async () => {
        const place = await this.#browser.ask(placeOf, kind, text);
        const rests = place !== null && place === before;
        before = place;
        return rests;
      },
      patience,
    );
  }

  async press(kind: Kind, text: string): Promise<void> {
    await this.#waitForRest(kind, text);
    await until(`${kind} « ${text} »`, () => this.#browser.press(finder, kind, text), patience);
  }

  async type(label: string, text: string): Promise<void> {
    await until(`field « ${label} »`, () => this.#browser.type(text, finder, 'field', label), patience);
  }

  async goOn(): Promise<void> {
    await this.press('button', 'Continuer');
  }

  async answerAge(): Promise<void> {
    await this.seeTitle('Quel âge avez-vous ?');
    await this.type('Votre âge', '34');
    await this.goOn();
  }

  async answerCountry(): Promise<void> {
    await this.type('Pays d’achat', 'États-Unis');
    await this.press('option', 'États-Unis');
    await this.goOn();
  }

  async addPerfume(): Promise<void> {
    await this.seeTitle('Qu’avez-vous acheté ?');
    await this.type('Chercher un article', 'parfum');
    await this.press('link', 'Parfum');
    await this.type('Prix d’un article', '500');
    await this.press('button', 'Ajouter au panier');
    await this.see('ajouté');
  }

  /** From the first question of the simulator to what is owed. */
  async simulate(): Promise<void> {
    await this.open('/simulateur/configuration/etape0');
    await this.press('link', 'Commencer');
    await this.answerAge();
    await this.seeTitle('Comment rentrez-vous en France ?');
    await this.press('choice', 'Avion');
    await this.goOn();
    await this.seeTitle('De quel pays rapportez-vous vos achats ?');
    await this.answerCountry();
    await this.addPerfume();
    await this.press('link', 'Voir le résultat');
    await this.see('À payer à la douane');
    await this.see('Calcul confirmé par le serveur.');
  }

  /** A declaration, to the code that is shown to an agent; gives the text of the code. */
  async declare(): Promise<string> {
    await this.open('/declaration');
    await this.answerAge();
    await this.seeTitle('Qui êtes-vous et où habitez-vous ?');
    await this.type('Nom de famille', 'Łukasz-d’Été');
    await this.type('Prénom', 'Chloé');
    await this.type('Numéro et rue', '12 rue de l’Église');
    await this.type('Code postal', '75011');
    await this.type('Ville', 'Paris');
    await this.goOn();
    await this.seeTitle('Comment et d’où rentrez-vous en France ?');
    await this.press('choice', 'Avion');
    await this.type('Numéro de vol', 'AF123');
    await this.answerCountry();
    await this.addPerfume();
    await this.press('link', 'Vérifier ma déclaration');
    await this.press('button', 'Envoyer ma déclaration');
    await this.seeTitle('Votre déclaration est envoyée');
    return String(
      await this.#browser.ask(`
        const code = document.querySelector('[data-code]');
        code.scrollIntoView({ block: 'center' });
        return code.getAttribute('data-code');
      `),
    );
  }

  /** Once the device has its copy of the service. */
  async waitForCopy(): Promise<void> {
    await this.open('/');
    await this.waitFor(
      'the worker that answers without a network',
      `return navigator.serviceWorker?.controller?.state === 'activated'`,
    );
  }

  /** What was simulated, and a search, from the copy on the device alone. */
  async goOnWithoutNetwork(): Promise<void> {
    await this.open('/');
    await this.seeTitle('');
    await this.open('/simulateur/recapitulatif');
    await this.see('À payer à la douane');
    await this.open('/simulateur/produits');
    await this.type('Chercher un article', 'whisky');
    await this.waitFor('a result of the search', `return (() => { ${finder} })() !== null`, 'link', 'Whisky');
  }
}
