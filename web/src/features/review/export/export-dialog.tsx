import {
  dayInParis,
  type ExportRequest,
  exportCutHeader,
  exportDeclarationsRoute,
  exportFileName,
  exportReasons,
  reasonLimits,
} from '@retour/contract';
import { typeset } from '@retour/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFaultFocus, useForm } from '../../../lib/form';
import { CallError, fetchFile } from '../../../lib/http';
import { isRefusedToTheDesk, ownAccountQuery } from '../../../lib/own-account';
import { saveFile } from '../../../lib/save-file';
import { Button, Modal, Notice, RadioGroup, Stack, TextArea } from '../../../ui';
import { useReasonKeys } from '../acts/use-reason-keys';
import { type ListFilters, toListQuery } from '../list/list-filters';
import { exportReasonWords, exportText } from '../text/export-text';
import { buildExportRequest, type ExportDraft } from './build-export-request';
import { exportsKey, exportsQuery } from './exports-query';

const ids = { reason: 'raison-export', details: 'raison-export-precisee' } as const;
const reasons = {
  name: 'raison',
  options: exportReasons.map((id) => ({ id, value: exportReasonWords[id] })),
};
/** A hundred thousand rows take a while to come. */
const timeoutMs = 5 * 60_000;

function failureWords(error: unknown): string {
  if (!(error instanceof CallError)) throw error;
  const { failure } = error;
  if (failure.kind === 'offline') return exportText.offline;
  return failure.kind === 'problem' ? typeset(failure.problem.detail) : exportText.failed;
}

export interface ExportDialogProps {
  readonly filters: ListFilters;
  /** Kept by who opens it: a press of Escape loses no word. */
  readonly typed: {
    readonly values: ExportDraft;
    readonly change: (fields: Partial<ExportDraft>) => void;
  };
  readonly onClose: () => void;
  /** What is typed goes with it. */
  readonly onGiveUp: () => void;
  /** Told whether the file is cut at its maximum. */
  readonly onDone: (isCut: boolean) => void;
}

/** Asks why the list is wanted, says how many may still be taken today, and fetches the file. */
export function ExportDialog({
  filters,
  typed: { values, change },
  onClose,
  onGiveUp,
  onDone,
}: ExportDialogProps): ReactNode {
  const client = useQueryClient();
  const { data: known } = useQuery(exportsQuery());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isNoneLeft = known?.left === 0;

  const take = async (request: ExportRequest): Promise<void> => {
    setBusy(true);
    setFailure(null);
    let isCut = false;
    try {
      const file = await fetchFile(exportDeclarationsRoute.path, {
        type: 'text/csv',
        body: request,
        timeoutMs,
        onHeaders: (headers) => {
          isCut = headers.has(exportCutHeader);
        },
      });
      saveFile(file, exportFileName(dayInParis(new Date()), isCut));
      onDone(isCut);
    } catch (error) {
      setFailure(failureWords(error));
      if (isRefusedToTheDesk(error)) void client.invalidateQueries(ownAccountQuery);
      setBusy(false);
    }
    void client.invalidateQueries({ queryKey: exportsKey });
  };

  const form = useForm({
    ids,
    values,
    change,
    check: (typed) => buildExportRequest(typed, toListQuery(filters)),
    onValid: (request) => void take(request),
  });
  useReasonKeys(!isBusy, reasons, form.choice('reason').onChange);
  useFaultFocus(form.errors);
  return (
    <Modal
      open
      onClose={onClose}
      preventClose={isBusy}
      title={exportText.title}
      subtitle={exportText.subtitle}
      actions={
        <>
          <Button busy={isBusy} disabled={isNoneLeft} onClick={() => form.submit()}>
            {isBusy ? exportText.busy : exportText.confirm}
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onGiveUp}>
            {exportText.cancel}
          </Button>
        </>
      }
    >
      <Stack>
        {known !== undefined && (
          <Notice tone={isNoneLeft ? 'warning' : 'info'}>{exportText.left(known.left, known.perDay)}</Notice>
        )}
        <RadioGroup
          {...form.choice('reason')}
          legend={exportText.reason}
          {...reasons}
          layout="list"
          selected={values.reason === '' ? undefined : values.reason}
        />
        {values.reason === 'other' && (
          <TextArea
            {...form.entry('details')}
            label={exportText.details}
            hint={exportText.detailsHint}
            maxLength={reasonLimits.max}
          />
        )}
        {failure !== null && (
          <Notice tone="error" live>
            {failure}
          </Notice>
        )}
      </Stack>
    </Modal>
  );
}
