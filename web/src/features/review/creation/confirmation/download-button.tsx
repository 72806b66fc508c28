import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fetchFile } from '../../../../lib/http';
import { saveFile } from '../../../../lib/save-file';
import type { SubmittedByAgent } from '../../../../store';
import { Button, Notice, Stack } from '../../../../ui';
import { savedText } from '../text/creation-text';

/** The declaration as a PDF, for the traveller. */
export function DownloadButton({ submitted }: { readonly submitted: SubmittedByAgent }): ReactNode {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isLoading = state === 'loading';
  const download = async (): Promise<void> => {
    setState('loading');
    try {
      const address = `/api/declaration/${submitted.id}/receipt.pdf`;
      saveFile(
        await fetchFile(address, { type: 'application/pdf' }),
        `declaration-${submitted.publicId}.pdf`,
      );
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Stack gap="small">
      <Button variant="secondary" icon={Download} busy={isLoading} onClick={() => void download()}>
        {isLoading ? savedText.downloading : savedText.download}
      </Button>
      {state === 'failed' && (
        <Notice tone="warning" live>
          {savedText.downloadFailed}
        </Notice>
      )}
    </Stack>
  );
}
