import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Modal, type ModalProps } from './modal';
import styles from './modal.module.css';

afterEach(cleanup);

const noop = (): void => undefined;

function open(props: Partial<ModalProps>): void {
  render(<Modal open onClose={noop} title="Refuser ?" {...props} />);
}

const actions: ReactNode = <button type="button">Oui, refuser</button>;

it('gives the focus back to what opened it, also where it is taken out of the page', () => {
  const page = (isThere: boolean): ReactNode => (
    <>
      <button type="button">Exporter</button>
      {isThere && <Modal open onClose={noop} title="Exporter ?" />}
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Exporter' }).focus();
  rerender(page(true));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Exporter ?' }));
  rerender(page(false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Exporter' }));
});

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

  it('goes to the first act when the title and the subtitle say all there is to know', () => {
    open({ actions, focusAct: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Oui, refuser' }));
  });

  it('goes to the first act when there is no title either', () => {
    open({ title: undefined, label: 'Refuser', actions });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Oui, refuser' }));
  });
});

describe('a dialog', () => {
  function openClosable(props: Partial<ModalProps> = {}) {
    const onClose = vi.fn();
    const { rerender } = render(
      <Modal open onClose={onClose} title="Titre" {...props}>
        Contenu
      </Modal>,
    );
    const dialog = screen.getByRole('dialog');
    return { onClose, rerender, dialog };
  }

  it('has a title in bold and large by default, and can be closed', () => {
    const { dialog } = openClosable();
    const title = screen.getByRole('heading', { name: 'Titre' });
    expect(title.className).toBe(styles.title);
    expect(title.className).not.toMatch(/normal|medium/);
    expect(dialog.getAttribute('aria-labelledby')).toBe(title.id);
    expect(dialog.getAttribute('aria-describedby')).toBeNull();
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeDefined();
    expect(dialog.querySelector(`.${styles.actions}`)).toBeNull();
  });

  it('bears another weight, another size, a subtitle', () => {
    const { dialog } = openClosable({ titleWeight: 'normal', titleSize: 'medium', subtitle: 'Précision' });
    const title = screen.getByRole('heading', { name: 'Titre' });
    expect(title.className).toBe([styles.title, styles.normal, styles.medium].join(' '));
    expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('Précision').id);
  });

  it('closes by its icon and by its overlay, never by a press that began in its content', async () => {
    const { onClose, dialog } = openClosable();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Contenu') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('that asks for an answer has no icon and ignores its overlay', async () => {
    const { onClose, dialog } = openClosable({ preventClose: true });
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull();
    await userEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows nothing once closed', () => {
    render(<Modal open={false} onClose={() => undefined} title="Titre" />);
    expect(screen.queryByText('Titre')).toBeNull();
  });
});
