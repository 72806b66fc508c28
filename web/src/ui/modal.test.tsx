import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Modal, type ModalProps } from './modal';

afterEach(cleanup);

const noop = (): void => undefined;

function open(props: Partial<ModalProps>): void {
  render(<Modal open onClose={noop} title="Refuser ?" {...props} />);
}

const actions: ReactNode = <button type="button">Oui, refuser</button>;

describe('the focus of a dialog that opens', () => {
  it('goes to the first field that can be filled', () => {
    open({
      actions,
      children: (
        <>
          <input aria-label="Espèces" type="radio" disabled />
          <input aria-label="Carte" type="radio" />
          <textarea aria-label="Raison" />
        </>
      ),
    });
    expect(document.activeElement).toBe(screen.getByLabelText('Carte'));
  });

  it('goes to the radio button that is chosen already', () => {
    open({
      actions,
      children: (
        <>
          <input aria-label="Carte" type="radio" name="payment" />
          <input aria-label="Espèces" type="radio" name="payment" defaultChecked />
        </>
      ),
    });
    expect(document.activeElement).toBe(screen.getByLabelText('Espèces'));
  });

  it('goes to the title when there is nothing to fill, never to « Fermer »', () => {
    open({ actions });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Refuser ?' }));
  });

  it('goes to the first act when there is no title either', () => {
    open({ title: undefined, label: 'Refuser', actions });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Oui, refuser' }));
  });
});
