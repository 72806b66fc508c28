import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sentDeclaration } from '../../../store/testing/sent-declaration';
import { confirmationText } from '../text/confirmation-text';
import { ReferenceActions } from './reference-actions';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['copies the reference', { writeText: () => Promise.resolve() }, confirmationText.copied],
  ['refuses it', { writeText: () => Promise.reject(new DOMException()) }, confirmationText.copyFailed],
  ['has no clipboard', undefined, confirmationText.copyFailed],
])('says what became of the copy where the browser %s', async (_, clipboard, said) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  render(<ReferenceActions sent={sentDeclaration()} />);
  fireEvent.click(screen.getByRole('button', { name: confirmationText.copy }));
  expect(await screen.findByText(said)).toBeTruthy();
});
