import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { lazyComponent } from './lazy-component';

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }): ReactNode => <p>{`Bonjour ${name}`}</p>;

function show(page: ReactNode): void {
  render(<Suspense fallback={<p>Chargement</p>}>{page}</Suspense>);
}

test('a part that is not there yet is waited for', async () => {
  const Part = lazyComponent(async () => Greeting);
  show(<Part name="Ada" />);
  expect(screen.getByText('Chargement')).toBeTruthy();
  expect(await screen.findByText('Bonjour Ada')).toBeTruthy();
});

test('a part fetched ahead is drawn at once', async () => {
  const Part = lazyComponent(async () => Greeting);
  await Part.fetchAhead();
  show(<Part name="Ada" />);
  expect(screen.getByText('Bonjour Ada')).toBeTruthy();
});

test('a part that could not be fetched ahead is asked for again', async () => {
  let asked = 0;
  const Part = lazyComponent(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no network');
    return Greeting;
  });
  await Part.fetchAhead();
  show(<Part name="Ada" />);
  expect(screen.getByText('Chargement')).toBeTruthy();
  expect(await screen.findByText('Bonjour Ada')).toBeTruthy();
});

/** Whether the style sheets that are asked for from now on come, in a document that fetches none. */
function letStylesCome(come: boolean): void {
  const { settings } = Reflect.get(window, 'happyDOM') as { settings: Record<string, unknown> };
  settings.handleDisabledFileLoadingAsSuccess = come;
}

function addStyleSheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
}

const sheets = (): readonly HTMLLinkElement[] => [...document.querySelectorAll('link')];
const addresses = (): readonly (string | null)[] => sheets().map((link) => link.getAttribute('href'));

describe('style sheets that did not come', () => {
  afterEach(() => {
    letStylesCome(false);
    document.head.replaceChildren();
  });

  test('keep a part from being fetched ahead or drawn, until they are there', async () => {
    const both = ['/assets/part.css', '/assets/after.css'];
    const refused = both.map(addStyleSheet);
    let asked = 0;
    const Part = lazyComponent(async () => {
      asked += 1;
      return Greeting;
    });
    await Part.fetchAhead();
    expect([asked, addresses()]).toEqual([0, both]);
    letStylesCome(true);
    show(<Part name="Ada" />);
    expect(await screen.findByText('Bonjour Ada')).toBeTruthy();
    const came = sheets();
    expect(addresses()).toEqual(both);
    expect(came.filter((link) => refused.includes(link))).toEqual([]);
    await Part.fetchAhead();
    expect(sheets()).toEqual(came);
  });

  test('keep nothing waiting where they are of somebody else, as those of a translator are', async () => {
    const foreign = addStyleSheet('https://translate.example/element.css');
    const Part = lazyComponent(async () => Greeting);
    await Part.fetchAhead();
    show(<Part name="Ada" />);
    expect(screen.getByText('Bonjour Ada')).toBeTruthy();
    expect(sheets()).toEqual([foreign]);
  });
});
