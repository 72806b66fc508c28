import { formatMomentCell, type RecordedExport } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { BackLink, ButtonLink, EmptyState, PageHeading, RecordList, RecordRow, Stack } from '../../../ui';
import { useOffices } from '../list/filter-summary';
import { NotReadYet } from '../live/trouble';
import { reviewPaths } from '../review-paths';
import { exportReasonWords, exportText } from '../text/export-text';
import { exportFilterWords, exportOutcomeWords } from './export-words';
import { exportsQuery } from './exports-query';

const beforeName = 'avant';

/** Every list that left the service: who, when, why, what. */
export function ExportsPage(): ReactNode {
  const before = useSearchParams()[0].get(beforeName) ?? '';
  const { data, error, fetchStatus, refetch } = useQuery(exportsQuery(before));
  return (
    <Stack gap="large">
      <BackLink to={reviewPaths.account}>{exportText.back}</BackLink>
      <PageHeading title={exportText.pageTitle} lead={exportText.pageLead} />
      {data === undefined ? (
        <NotReadYet
          error={error}
          isWaitingForNetwork={fetchStatus === 'paused'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack>
          <p>{exportText.left(data.left, data.perDay)}</p>
          {data.exports.length === 0 ? (
            <EmptyState icon={FileDown} title={exportText.none}>
              {exportText.noneHint}
            </EmptyState>
          ) : (
            <RecordList label={exportText.list}>
              {data.exports.map((recorded) => (
                <ExportRow key={recorded.id} recorded={recorded} />
              ))}
            </RecordList>
          )}
          {(before !== '' || data.next) && (
            <nav aria-label={exportText.pages}>
              {before !== '' && (
                <ButtonLink to="?" variant="secondary">
                  {exportText.newest}
                </ButtonLink>
              )}
              {data.next && (
                <ButtonLink to={`?${new URLSearchParams({ [beforeName]: data.next })}`} variant="secondary">
                  {exportText.older}
                </ButtonLink>
              )}
            </nav>
          )}
        </Stack>
      )}
    </Stack>
  );
}

function ExportRow({ recorded }: { readonly recorded: RecordedExport }): ReactNode {
  const { at, by, reason, details } = recorded;
  const offices = useOffices(recorded.chosen.office !== undefined);
  return (
    <RecordRow
      name={details ?? exportReasonWords[reason]}
      about={exportFilterWords(recorded, offices)}
      details={[`${formatMomentCell(at)}, ${exportText.by(by)}, ${exportOutcomeWords(recorded)}`]}
    />
  );
}
