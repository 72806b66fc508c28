import { typeset } from '@retour/core';
import type { ReactElement } from 'react';
import type { TutorialStep } from '../content/tutorial';
import styles from './tutorial.module.css';

const files = import.meta.glob<string>('../captures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

function captureUrl(name: string, theme: 'light' | 'dark'): string | undefined {
  return files[`../captures/${name}-${theme}.webp`];
}

/** Size of a capture in CSS pixels; scripts/capture-tutorial.ts takes them at this size. */
const size = { width: 360, height: 640 };

/** A real screen of the product, in the theme of the reader. */
export function CapturePicture({
  capture,
}: {
  readonly capture: NonNullable<TutorialStep['capture']>;
}): ReactElement | null {
  const light = captureUrl(capture.name, 'light');
  const dark = captureUrl(capture.name, 'dark');
  if (light === undefined) return null;
  return (
    <picture className={styles.capture}>
      {dark !== undefined && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img src={light} alt={typeset(capture.description)} {...size} loading="lazy" decoding="async" />
    </picture>
  );
}
