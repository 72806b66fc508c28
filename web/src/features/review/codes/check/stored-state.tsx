import { type Declaration, readDeclarationRoute } from '@retour/contract';
import {
  type DeclarationCode,
  decideCorrectionFirst,
  formatComputedTotal,
  formatStatus,
  isNeverCollected,
  scaled,
  stageOf,
} from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError, callRoute } from '../../../../lib/http';
import { useOnline } from '../../../../lib/use-online';
import { Button, Notice, Skeleton } from '../../../../ui';
import { StaleNotice } from '../../live/trouble';
import { collectedOnceHandedOver } from '../../text/due-words';
import { resultText } from '../text/codes-text';

/** What the server holds of a scanned declaration: the same version, a later one, one that it was restored to, or nothing. */
export function StoredState({ code }: { readonly code: DeclarationCode }): ReactNode {
  const isOnline = useOnline();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    queryKey: ['scanned-declaration', code.declarationId],
    queryFn: ({ signal }) =>
      callRoute(readDeclarationRoute, { params: { declarationId: code.declarationId }, signal }),
    enabled: isOnline,
    retry: false,
    staleTime: 0,
    // Scanned again later, its state is read again, or is not known.
    gcTime: 0,
  });

  if (data !== undefined) {
    return (
      <>
        {(!isOnline || error !== null) && <StaleNotice readAt={dataUpdatedAt} error={error} />}
        <Comparison code={code} stored={data} />
      </>
    );
  }
  if (!isOnline) return <Notice tone="info">{resultText.offline}</Notice>;
  if (isFetching) return <Skeleton lines={2} label={resultText.loading} />;
  if (isUnknown(error)) return <Notice tone="warning">{resultText.unknown}</Notice>;
  return (
    <Notice tone="info">
      <p>{resultText.failed}</p>
      <Button variant="quiet" compact onClick={() => void refetch()}>
        {resultText.retry}
      </Button>
    </Notice>
  );
}

interface ComparisonProps {
  readonly code: DeclarationCode;
  readonly stored: Declaration;
}

function Comparison({ code, stored }: ComparisonProps): ReactNode {
  const { version, status, assessment, correction, pendingCorrection } = stored;
  /** Nobody collects it yet, nor for certain this amount. */
  const isPending = pendingCorrection !== undefined;
  const state = resultText.state(formatStatus({ status, total: assessment.total }));
  // The amount of a code counts what may not enter, which nobody collects.
  const handedOver = stageOf(status) === 'due' ? collectedOnceHandedOver(assessment) : null;
  const besides = (
    <>
      {handedOver !== null && <p>{handedOver}</p>}
      {isPending && <p>{decideCorrectionFirst}</p>}
    </>
  );
  if (version === code.version) {
    return (
      <Notice tone={isPending ? 'warning' : 'success'} live>
        <p>{resultText.latest}</p>
        <p>{state}</p>
        {besides}
      </Notice>
    );
  }
  const total = formatComputedTotal(assessment);
  if (version < code.version) {
    return (
      <Notice tone="warning" title={resultText.lostTitle} live>
        <p>{resultText.lost(version, code.version)}</p>
        <p>{state}</p>
        <p>{isNeverCollected(status) ? resultText.notCollected : resultText.recorded(total)}</p>
        {besides}
      </Notice>
    );
  }
  const isSameTotal =
    scaled(assessment.total, 2) === code.total && assessment.totalIsMinimum === code.totalIsMinimum;
  // A status that went on leaves the articles as they were: an older code still tells the truth of them.
  const known = isSameTotal ? resultText.movedOn(total) : resultText.newerTotal(total);
  const amountWords = isPending ? resultText.contested(total) : known;
  const amount = isNeverCollected(status) ? resultText.notCollected : amountWords;
  if (isSameTotal && correction === undefined) {
    return (
      <Notice tone={isPending ? 'warning' : 'success'} live>
        <p>{amount}</p>
        <p>{state}</p>
        {besides}
      </Notice>
    );
  }
  return (
    <Notice tone={isSameTotal && !isPending ? 'info' : 'warning'} title={resultText.newerTitle} live>
      <p>{resultText.newer(version, code.version)}</p>
      <p>{state}</p>
      <p>{amount}</p>
      {besides}
    </Notice>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && error.failure.kind === 'problem' && error.failure.status === 404;
}
