import type { BrowserContext, Page } from '@playwright/test';

/** Everything that a browser was seen to ask for, to show as its address and to show as its title. */
export class Addresses {
  readonly #seen = new Set<string>();

  constructor(context: BrowserContext) {
    for (const page of context.pages()) this.#follow(page);
    context.on('page', (page) => this.#follow(page));
    context.on('request', (request) => {
      this.#seen.add(request.url());
      const { referer } = request.headers();
      if (referer !== undefined) this.#seen.add(referer);
    });
  }

  #follow(page: Page): void {
    page.on('framenavigated', (frame) => {
      this.#seen.add(frame.url());
      frame.title().then(
        (title) => this.#seen.add(title),
        () => undefined,
      );
    });
  }

  get count(): number {
    return this.#seen.size;
  }

  /** Those that hold one of these texts, however it is written there. */
  holding(texts: readonly string[]): readonly string[] {
    const planted = texts.map(plain);
    return [...this.#seen].filter((address) => planted.some((text) => plain(address).includes(text)));
  }
}

/** Letters and figures alone, without accents. */
function plain(text: string): string {
  return decoded(text.replaceAll('+', ' '))
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
