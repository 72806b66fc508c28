import { type FormEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { type Checked, checkProblems, useFaultFocus, useForm } from '../../../../lib/form';
import { randomUuid } from '../../../../lib/random-uuid';
import { maxParked, maxParkedName, parkAgentDeclaration } from '../../../../store/parked/parked-declarations';
import { Button, Form, Modal, Notice, Stack, TextField, useAnnounce } from '../../../../ui';
import { creationPaths } from '../creation-paths';
import { creationText } from '../text/creation-text';

const ids = { name: 'nom-de-cote' } as const;

export interface ParkDialogProps {
  /** The name as far as it is typed: Escape loses nothing of it. */
  readonly name: string;
  readonly onType: (name: string) => void;
  readonly onClose: () => void;
}

/** Puts the declaration aside under a name, and begins the next one. */
export function ParkDialog({ name, onType, onClose }: ParkDialogProps): ReactNode {
  const navigate = useNavigate();
  const announce = useAnnounce();
  const [isFull, setFull] = useState(false);
  const giveUp = (): void => {
    onType('');
    onClose();
  };
  const form = useForm({
    ids,
    values: { name },
    change: (fields: { readonly name?: string }) => onType(fields.name ?? name),
    check: ({ name }): Checked<'name', string> =>
      checkProblems(
        name.trim().length > maxParkedName ? { name: creationText.parkNameTooLong(maxParkedName) } : {},
        name,
      ),
    onValid: (name) => {
      if (!parkAgentDeclaration({ newId: randomUuid(), name, at: new Date() })) return setFull(true);
      announce(creationText.parked);
      giveUp();
      void navigate(creationPaths.contact);
    },
  });
  useFaultFocus(form.errors);
  // The page is a form: in it, this one could not be sent, and sending it would send the page.
  return createPortal(
    <div onSubmit={(event: FormEvent) => event.stopPropagation()}>
      <Modal open onClose={onClose} title={creationText.parkTitle} subtitle={creationText.parkText}>
        <Form onSubmit={() => form.submit()}>
          <Stack>
            <TextField
              {...form.entry('name')}
              label={creationText.parkName}
              hint={creationText.parkNameHint}
              autoComplete="off"
            />
            {isFull && (
              <Notice tone="error" live>
                {creationText.startAnewNoRoom(maxParked)}
              </Notice>
            )}
            <Button type="submit">{creationText.parkNext}</Button>
            <Button variant="secondary" onClick={giveUp}>
              {creationText.parkCancel}
            </Button>
          </Stack>
        </Form>
      </Modal>
    </div>,
    document.body,
  );
}
