import { changedFields, type Declaration } from '@retour/contract';
import { centsOf, eurosOf } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui';
import { proposalQuery, versionQuery } from '../queries/review-queries';
import { historyText } from '../text/history-text';
import { CorrectionDifference } from './correction-difference';

/** What a correction changed: the version that it made beside the one that it replaced. */
export function MadeDifference({
  declarationId,
  version,
  isNarrow,
}: {
  readonly declarationId: string;
  readonly version: number;
  readonly isNarrow?: boolean | undefined;
}): ReactNode {
  const before = useQuery(versionQuery(declarationId, version - 1));
  const after = useQuery(versionQuery(declarationId, version));
  if (before.data === undefined || after.data === undefined) {
    return <Unread hasFailed={before.isError || after.isError} />;
  }
  return (
    <CorrectionDifference
      isNarrow={isNarrow}
      difference={{
        before: before.data.assessment,
        after: after.data.assessment,
        declared: changedFields(before.data, after.data),
        difference: eurosOf(centsOf(after.data.assessment.total) - centsOf(before.data.assessment.total)),
      }}
    />
  );
}

/** What a correction that was refused or withdrawn would have changed. */
export function ProposedDifference({
  declaration,
  proposalId,
  isNarrow,
}: {
  readonly declaration: Pick<Declaration, 'id' | 'version'>;
  readonly proposalId: string;
  readonly isNarrow?: boolean | undefined;
}): ReactNode {
  const { data, isError } = useQuery(proposalQuery(declaration.id, proposalId, declaration.version));
  return data === undefined ? (
    <Unread hasFailed={isError} />
  ) : (
    <CorrectionDifference difference={data} isNarrow={isNarrow} />
  );
}

function Unread({ hasFailed }: { readonly hasFailed: boolean }): ReactNode {
  return hasFailed ? <p>{historyText.differenceFailed}</p> : <Skeleton lines={3} />;
}
