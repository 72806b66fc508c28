import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
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

test('a part is neither fetched ahead nor drawn without a style sheet that did not come', async () => {
  const missing = document.createElement('link');
  missing.rel = 'stylesheet';
  missing.href = '/assets/part.css';
  document.head.append(missing);
  const sheets = (): readonly Element[] => [...document.querySelectorAll('link[rel=stylesheet]')];
  let asked = 0;
  const Part = lazyComponent(async () => {
    asked += 1;
    return Greeting;
  });
  await Part.fetchAhead();
  expect([asked, sheets()]).toEqual([0, [missing]]);
  letStylesCome(true);
  show(<Part name="Ada" />);
  expect(await screen.findByText('Bonjour Ada')).toBeTruthy();
  expect(sheets()).toHaveLength(1);
  expect(missing.isConnected).toBe(false);
  letStylesCome(false);
  document.head.replaceChildren();
});
