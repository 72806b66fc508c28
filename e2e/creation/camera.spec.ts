import { webcrypto } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asciiBytes, readDeclarationCode, withSignature } from '@retour/core';
import { expect, goOffline, test } from '../harness';
import config from '../playwright.config';
import { writeFilm } from './code-picture';
import { CodesPage, submittedDeclaration } from './codes-page';

/** What the camera of this worker films; read by the browser each time the camera is opened. */
const film = path.join(tmpdir(), `retour-camera-${process.pid}.y4m`);
const { launchOptions } = config.use ?? {};

test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
  expectedConsole: /Failed to load resource|ERR_/,
});
test.slow();
test.afterAll(() => rmSync(film, { force: true }));

declare global {
  interface Window {
    openedTracks: MediaStreamTrack[];
  }
}

test('QRC-01 The camera reads a code: authentic, with its frozen figures, and the way to the declaration', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.openedTracks = [];
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      window.openedTracks.push(...stream.getTracks());
      return stream;
    };
  });
  const tracks = () => page.evaluate(() => window.openedTracks.map(({ readyState }) => readyState));
  const codes = new CodesPage(page);
  const { publicId, code, assessment } = await submittedDeclaration(page);
  await codes.open();

  writeFilm(film, null);
  await codes.scan();
  await expect(codes.button('Fermer la caméra')).toBeVisible({ timeout: 20_000 });
  expect(await tracks()).toEqual(['live']);
  await codes.button('Fermer la caméra').click();
  await expect.poll(tracks).toEqual(['ended']);

  writeFilm(film, code);
  await codes.scan();
  await codes.expectGenuine(publicId);
  await expect(page.getByText(/^100,00\s€$/)).toBeVisible();
  expect(assessment.total).toBe(100);
  await expect(page.getByText(assessment.edition)).toBeVisible();
  await expect(page.getByText(/dernière version enregistrée/)).toBeVisible();
  await expect.poll(tracks).toEqual(['ended', 'ended']);

  writeFilm(film, null);
  await codes.button('Scanner un autre code').click();
  await expect.poll(tracks).toEqual(['ended', 'ended', 'live']);
  await page.getByRole('navigation').getByRole('link', { name: 'Accueil' }).click();
  await expect.poll(tracks).toEqual(['ended', 'ended', 'ended']);
});

test('QRC-02 Forged, altered, foreign and unknown codes are refused, with what to do · camera and pasted', {
  tag: '@desktop',
}, async ({ page }) => {
  const codes = new CodesPage(page);
  const { code } = await submittedDeclaration(page);
  const signedText = code.slice(0, code.lastIndexOf('~'));
  const stranger = (await webcrypto.subtle.generateKey({ name: 'Ed25519' }, true, [
    'sign',
    'verify',
  ])) as webcrypto.CryptoKeyPair;
  const signed = async (text: string): Promise<string> => {
    const signature = await webcrypto.subtle.sign({ name: 'Ed25519' }, stranger.privateKey, asciiBytes(text));
    return withSignature(text, new Uint8Array(signature));
  };
  await codes.open();

  writeFilm(film, await signed(signedText));
  await codes.scan();
  await codes.expectRefused(/signature fausse/);
  await expect(page.getByRole('alert')).toContainText('Demandez la référence au voyageur');

  await codes.paste(code.replace('~10000~', '~100~'));
  await codes.expectRefused(/signature fausse/);

  const keyId = readDeclarationCode(code)?.code.keyId ?? '';
  await codes.paste(await signed(signedText.replace(keyId, 'autreCle')));
  await codes.expectRefused(/clé inconnue/);

  writeFilm(film, 'https://example.org/promo');
  await codes.button('Scanner un autre code').click();
  await codes.expectRefused(/n’est pas une déclaration/);
});

test('QRC-03 A code is checked without a network', { tag: '@phone' }, async ({ page, context }) => {
  const codes = new CodesPage(page);
  const { publicId, code } = await submittedDeclaration(page);
  const isReady = page.waitForResponse(/\.wasm$/);
  await codes.open();
  await isReady;
  await page.waitForLoadState('networkidle');
  await goOffline(context);
  writeFilm(film, code);
  await codes.scan();
  await codes.expectGenuine(publicId);
  await expect(page.getByText(/Hors ligne.: la signature est vérifiée/)).toBeVisible();
  await codes.paste(code.replace('~10000~', '~100~'));
  await codes.expectRefused(/signature fausse/);
  await context.setOffline(false);
});
