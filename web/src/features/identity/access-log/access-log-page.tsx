import { readAccessLogRoute } from '@retour/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callRoute } from '../../../lib/http';
import { BackLink, ButtonLink, Card, EmptyState, PageHeading } from '../../../ui';
import { agentsQuery } from '../account/agents-query';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { accessLogText } from '../text/access-log-text';
import styles from './access-log-page.module.css';
import { refusedFilters } from './check-filters';
import { LogEntries } from './log-entries';
import { LogFilterForm } from './log-filter-form';
import { type LogFilters, logQueryOf, readLogFilters, writeLogFilters } from './log-filters';

/** Read when it is asked for, never by itself: each reading is an entry. */
const logQuery = (filters: LogFilters) =>
  queryOptions({
    queryKey: ['identity', 'access-log', filters],
    queryFn: ({ signal }) => callRoute(readAccessLogRoute, { query: logQueryOf(filters), signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    networkMode: 'always',
    enabled: Object.keys(refusedFilters(filters)).length === 0,
  });

/** Who read and did what, for supervisors. */
export function AccessLogPage(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const filters = readLogFilters(address);
  const agents = useQuery(agentsQuery());
  const { data: log, error, isFetching, refetch } = useQuery(logQuery(filters));
  const [isFaulty, setFaulty] = useState(false);
  const { before, ...chosen } = filters;
  const pageAt = (next: string): string => `?${writeLogFilters({ ...chosen, before: next })}`;
  return (
    <div className={styles.page}>
      <BackLink to={identityPaths.account}>{accessLogText.back}</BackLink>
      <PageHeading title={accessLogText.title} lead={accessLogText.lead} />
      <Card>
        <LogFilterForm
          filters={filters}
          list={agents.data}
          chosenName={log?.entries.find(({ agent }) => agent?.id === filters.agentId)?.agent?.name}
          onApply={(asked) => setAddress(writeLogFilters({ ...chosen, ...asked } as LogFilters))}
          onFaulty={setFaulty}
          onClear={() => setAddress(new URLSearchParams())}
        />
      </Card>
      {/* What was not understood is answered by no rows: those of before would seem to be its own. */}
      {isFaulty ? null : log === undefined ? (
        <WaitingQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : log.entries.length === 0 ? (
        <EmptyState title={accessLogText.none} icon={SearchX}>
          {accessLogText.noneHint}
        </EmptyState>
      ) : (
        <LogEntries entries={log.entries} />
      )}
      <nav className={styles.acts} aria-label={accessLogText.pages}>
        {!isFaulty && before !== '' && (
          <ButtonLink to={pageAt('')} variant="secondary">
            {accessLogText.newest}
          </ButtonLink>
        )}
        {!isFaulty && log !== undefined && log.next !== null && (
          <ButtonLink to={pageAt(log.next)} variant="secondary">
            {accessLogText.older}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
