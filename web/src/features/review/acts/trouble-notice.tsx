import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Notice } from '../../../ui';
import { unsavedText, writeText } from '../text/act-text';
import type { Trouble } from './use-acts';

/** « Non enregistré », why, and the way to try again. */
export function TroubleNotice({ trouble }: { readonly trouble: Trouble }): ReactNode {
  const { outcome, retry } = trouble;
  return (
    <Notice tone="error" title={writeText.unsaved} live>
      <p>{outcome.kind === 'refused' ? outcome.message : unsavedText[outcome.reason]}</p>
      {outcome.kind === 'unsaved' && (
        <Button variant="quiet" icon={RotateCw} compact onClick={retry}>
          {writeText.retry}
        </Button>
      )}
    </Notice>
  );
}
