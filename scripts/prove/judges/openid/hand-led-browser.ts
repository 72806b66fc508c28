export interface Answer {
  readonly status: number;
  readonly url: string;
  readonly location: URL | null;
  readonly text: string;
}

interface Sent {
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bearer?: string;
}

/** What a browser does of a sign-in, step by step: it keeps cookies by host and port, and follows nothing by itself. */
export class HandLedBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();

  #jar(origin: string): Map<string, string> {
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    return jar;
  }

  async send(method: 'GET' | 'POST', address: string, { form, json, bearer }: Sent = {}): Promise<Answer> {
    const jar = this.#jar(new URL(address).origin);
    const answer = await fetch(address, {
      method,
      redirect: 'manual',
      headers: {
        // A page, or what a page of ours asks.
        accept: new URL(address).pathname.startsWith('/api/') ? 'application/json' : 'text/html',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || value === '0' || /max-age=0|expires=[^;]*1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      url: address,
      location: location === null ? null : new URL(location, address),
      text: await answer.text(),
    };
  }

  /** Follows where an answer leads, up to an address that begins so; gives that address, which is not asked for. */
  async follow(answer: Answer, until: string): Promise<URL> {
    let step = answer;
    for (let hops = 0; hops < 10; hops += 1) {
      if (step.location === null)
        throw new Error(`${step.url} answered ${step.status} and led nowhere: ${step.text.slice(0, 300)}`);
      if (step.location.href.startsWith(until)) return step.location;
      step = await this.send('GET', step.location.href);
    }
    throw new Error(`${answer.url} led round in a circle`);
  }
}
