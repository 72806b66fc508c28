import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { buildDeliverables } from './ensure-built.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A repository whose pages hold who publishes them, and how often they were built. */
function smallRepository(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'retour-built-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  write('package.json', JSON.stringify({ private: true, workspaces: ['web', 'api'] }));
  const build = (target: string): string =>
    `mkdir -p dist && echo "$VITE_PUBLISHER_NAME" > dist/${target} && echo built >> dist/builds`;
  for (const [workspace, target] of [
    ['web', 'index.html'],
    ['api', 'server.js'],
  ] as const) {
    const content = { name: `@retour/${workspace}`, version: '0.1.0', scripts: { build: build(target) } };
    write(`${workspace}/package.json`, JSON.stringify(content));
    // What a build leaves is no source: it would be built again for it.
    write(`${workspace}/dist/builds`, '');
  }
  return root;
}

it('builds the pages again for another publisher, and for nothing that is not theirs', async () => {
  const root = smallRepository();
  const published = async (): Promise<string> => {
    expect(await buildDeliverables(root)).toEqual([]);
    return readFileSync(path.join(root, 'web/dist/index.html'), 'utf8').trim();
  };
  const builds = (workspace: string): number =>
    readFileSync(path.join(root, workspace, 'dist/builds'), 'utf8').length / 'built\n'.length;
  vi.stubEnv('VITE_PUBLISHER_NAME', undefined);
  expect(await published()).toBe('');
  vi.stubEnv('VITE_PUBLISHER_NAME', 'Direction exemple');
  expect(await published()).toBe('Direction exemple');
  vi.stubEnv('VITE_CONFIG_NATIVE_IGNORE_WARNING', 'false');
  vi.stubEnv('UNRELATED', 'yes');
  expect(await published()).toBe('Direction exemple');
  expect([builds('web'), builds('api')]).toEqual([2, 1]);
  vi.stubEnv('VITE_PUBLISHER_NAME', undefined);
  expect(await published()).toBe('');
});
