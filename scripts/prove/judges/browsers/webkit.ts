import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { freePort } from '../../../../api/test/free-port';
import { until } from '../../../cluster/until';
import type { BrowserKind, BrowserLook, OutsideBrowser } from './outside-browser';

const driver = '/usr/bin/WebKitWebDriver';
const screenServer = '/usr/bin/Xvfb';
/** Where Debian keeps the smallest of its browsers. */
const browserProgram = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
/** How WebDriver writes an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** What a page is made to keep of what goes wrong in it: this driver tells nothing of its console. */
const keepFaults = `
  window.faultsOfPage = [];
  const keep = (fault) => window.faultsOfPage.push(String(fault));
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  const tell = console.error;
  console.error = (...words) => { keep(words.join(' ')); tell(...words); };
`;
const answerSchema = z.object({ value: z.unknown() });
const faultsSchema = z.array(z.string());
const elementSchema = z.object({ [elementKey]: z.string() });

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn(screenServer, ['-displayfd', '1', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(createInterface(screen.stdout), 'line');
  return { screen, display: `:${line}` };
}

async function start({ theme, width, height }: BrowserLook): Promise<OutsideBrowser> {
  const port = await freePort();
  const { screen, display } = await startScreen();
  const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // What a page is told of the person's theme is that of the desktop.
      GTK_THEME: theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });

  async function call(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = answerSchema.parse(await answer.json());
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  }

  await until('the driver of WebKit', () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const { sessionId } = z.object({ sessionId: z.string() }).parse(
    await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: browserProgram,
            args: ['--automation'],
          },
        },
      },
    }),
  );
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });

  const ask = (body: string, words: readonly string[]): Promise<unknown> =>
    call('POST', `${session}/execute/sync`, {
      script: `const words = [...arguments]; ${body}`,
      args: words,
    });

  const faults: string[] = [];
  async function takeFaults(): Promise<void> {
    faults.push(...faultsSchema.parse(await ask('return window.faultsOfPage?.splice(0) ?? []', [])));
  }

  async function find(body: string, words: readonly string[]): Promise<string | null> {
    const found = elementSchema.safeParse(await ask(body, words));
    return found.success ? `${session}/element/${found.data[elementKey]}` : null;
  }

  return {
    open: async (address) => {
      await takeFaults();
      await call('POST', `${session}/url`, { url: address });
      await ask(keepFaults, []);
    },
    ask: (body, ...words) => ask(body, words),
    press: async (body, ...words) => {
      const element = await find(body, words);
      if (element !== null) await call('POST', `${element}/click`, {});
      return element !== null;
    },
    type: async (text, body, ...words) => {
      const element = await find(body, words);
      if (element !== null) await call('POST', `${element}/value`, { text });
      return element !== null;
    },
    picture: async () => Buffer.from(String(await call('GET', `${session}/screenshot`)), 'base64'),
    faults: async () => {
      await takeFaults();
      return faults;
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await endOf(service);
      await endOf(screen);
    },
  };
}

export const webkit: BrowserKind = {
  name: 'WebKit',
  missing: () => [
    ...([driver, browserProgram].every((file) => existsSync(file)) ? [] : ['webkit2gtk-driver']),
    ...(existsSync(screenServer) ? [] : ['xvfb']),
  ],
  start,
};
