import { type ReactNode, useMemo } from 'react';
import { useShortcutsOn } from '../../../../lib/shortcuts/shortcuts-switch';
import { type ShownShortcut, shownShortcuts } from '../../../../lib/shortcuts/shown-shortcuts';
import { Button, CheckGroup, Modal, Stack } from '../../../../ui';
import styles from './keyboard-help.module.css';
import { keyboardText } from './keyboard-text';
import { keepShortcuts } from './use-keyboard';

/** Those of the page, the search first, which every page has or leads to; then this help. */
function listed(): readonly ShownShortcut[] {
  const shown = shownShortcuts();
  const search = shown.find(({ key }) => key === '/') ?? { key: '/', label: keyboardText.search };
  return [search, ...shown.filter(({ key }) => key !== '/'), { key: '?', label: keyboardText.help }];
}

export interface KeyboardHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The keys of the page, and their switch. */
export function KeyboardHelp({ isOpen, onClose }: KeyboardHelpProps): ReactNode {
  const isOn = useShortcutsOn();
  const shortcuts = useMemo(() => (isOpen ? listed() : []), [isOpen]);
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      title={keyboardText.title}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {keyboardText.close}
        </Button>
      }
    >
      <Stack>
        <CheckGroup
          legend={keyboardText.setting}
          name="raccourcis"
          options={[{ id: 'active', label: keyboardText.active }]}
          selected={isOn ? ['active'] : []}
          onChange={(chosen) => keepShortcuts(chosen.length > 0)}
        />
        <p>{keyboardText.lead}</p>
        <dl className={styles.keys}>
          {shortcuts.map(({ key, label }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
        <p>{keyboardText.reasons}</p>
        <p>{keyboardText.scanner}</p>
      </Stack>
    </Modal>
  );
}
