import type { Page, Request } from '@playwright/test';
import type { OutgoingCall } from '@retour/contract';

/** What every browser says with every request, whoever asks. */
const commonHeader =
  /^(?::.*|accept(?:-encoding|-language)?|cache-control|connection|content-(?:length|type)|cookie|host|if-(?:modified-since|none-match)|origin|pragma|purpose|referer|sec-.*|upgrade-insecure-requests|user-agent)$/;

/** Of the stand-in provider, which is on the same host: cookies tell hosts apart, not ports. */
const standInCookie = /^_(?:session|interaction)/;

interface Promised<Name extends string> {
  readonly calls: Readonly<Record<Name, OutgoingCall>>;
  /** Names of headers and of cookies. */
  readonly credentials: Readonly<Record<string, string>>;
  /** What our service has the browser take to the provider of identity; nothing goes there otherwise. */
  readonly providerQuery?: Readonly<Record<string, string>>;
}

/** Every request of a journey: the calls that were seen, and what no sentence of the page says. */
export class Departures<Name extends string> {
  readonly seen = new Set<Name>();
  readonly names = new Set<string>();
  readonly #unpromised = new Set<string>();
  readonly #headersRead: Promise<void>[] = [];
  readonly #stop: () => void;
  readonly #origin: string;
  readonly #promised: Promised<Name>;

  constructor(page: Page, origin: string, promised: Promised<Name>) {
    this.#origin = origin;
    this.#promised = promised;
    const noteIt = (request: Request): void => this.#note(request);
    page.context().on('request', noteIt);
    this.#stop = () => page.context().off('request', noteIt);
  }

  /** At the end of the journey: a request that begins afterwards is not read, as its test may be over before its headers are. */
  async unpromised(): Promise<readonly string[]> {
    this.#stop();
    await Promise.all(this.#headersRead);
    return [...this.#unpromised].sort();
  }

  #note(request: Request): void {
    const { origin, pathname, protocol } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    if (origin !== this.#origin) {
      this.#readElsewhere(request);
      return;
    }
    this.#headersRead.push(this.#readCredentials(request));
    const name = this.#callOf(request.method(), pathname);
    if (name !== undefined) this.#readCall(name, request);
    else {
      const isFile = request.method() === 'GET' && !pathname.startsWith('/api/');
      if (!isFile) this.#unpromised.add(`${request.method()} ${pathname}`);
      this.#readQuery(pathname, request, {});
    }
  }

  #callOf(method: string, pathname: string): Name | undefined {
    const names = Object.keys(this.#promised.calls) as Name[];
    return names.find((name) => {
      const { method: promisedMethod, path } = this.#promised.calls[name];
      return promisedMethod === method && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
    });
  }

  /** What a provider of identity asks of its own page is between the person and it. */
  #readElsewhere(request: Request): void {
    const { providerQuery } = this.#promised;
    const { origin, pathname } = new URL(request.url());
    const sender = request.redirectedFrom() ?? request.frame().page().url();
    const isSentByUs = new URL(typeof sender === 'string' ? sender : sender.url()).origin === this.#origin;
    if (providerQuery === undefined || request.resourceType() !== 'document')
      this.#unpromised.add(`${request.method()} ${origin}${pathname}`);
    else if (isSentByUs) this.#readQuery('provider', request, providerQuery);
  }

  async #readCredentials(request: Request): Promise<void> {
    const headers = await request.allHeaders();
    const cookies = (headers.cookie ?? '').split('; ').map((cookie) => cookie.split('=')[0] ?? '');
    const sent = [
      ...Object.keys(headers).filter((header) => !commonHeader.test(header)),
      ...cookies.filter((cookie) => cookie !== '' && !standInCookie.test(cookie)),
    ];
    for (const name of sent.map((given) => given.replace(/^(sign-in)-.+/, '$1')))
      if (!(name in this.#promised.credentials)) this.#unpromised.add(`header or cookie ${name}`);
  }

  #readQuery(place: string, request: Request, promised: Readonly<Record<string, string>>): void {
    for (const field of new URL(request.url()).searchParams.keys())
      if (!(field in promised)) this.#unpromised.add(`${place}: ?${field}`);
  }

  #readCall(name: Name, request: Request): void {
    this.seen.add(name);
    const { fields, articleFields = {}, query = {} } = this.#promised.calls[name];
    this.#readQuery(name, request, query);
    const body: Readonly<Record<string, unknown>> = request.postDataJSON() ?? {};
    const articles = Array.isArray(body.shoppingProducts) ? body.shoppingProducts : [];
    for (const field of Object.keys(body)) if (!(field in fields)) this.#unpromised.add(`${name}: ${field}`);
    for (const article of articles) {
      this.names.add(`${name}: ${article.customName}`);
      for (const field of Object.keys(article))
        if (!(field in articleFields)) this.#unpromised.add(`${name}: ${field} of an article`);
    }
  }
}
