import { type Concern, formatHour, type ServiceHealth, type ServiceStatus } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { CallError } from '../../../lib/http';
import {
  Accordion,
  AccordionItem,
  BackLink,
  ButtonLink,
  Card,
  Notice,
  type NoticeTone,
  PageHeading,
  RecordList,
  RecordRow,
  Stack,
} from '../../../ui';
import { WaitingQuery } from '../form/waiting-query';
import { identityPaths } from '../identity-paths';
import { failureText } from '../text/failure-text';
import { concernText, healthText, jobName, statusText as text } from '../text/status-text';
import { StatusFacts } from './status-facts';
import styles from './status-page.module.css';
import { statusQuery } from './status-query';

const tones: Readonly<Record<ServiceHealth, NoticeTone>> = {
  well: 'success',
  watch: 'warning',
  trouble: 'error',
};
const firstServerError = 500;

/** Whether it is the service that does not answer, and not what this device or this person may do. */
function isSilent(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { failure } = error;
  if (failure.kind === 'problem') return failure.status >= firstServerError;
  return failure.kind === 'network' || failure.kind === 'timeout' || failure.kind === 'unexpected-answer';
}

function Sheet({ sheet, runbook }: { readonly sheet: string; readonly runbook: string | null }): ReactNode {
  const words = text.sheet(sheet);
  const anchor = sheet.toLowerCase().replaceAll(' ', '-');
  return runbook === null ? words : <a href={`${runbook}#${anchor}`}>{words}</a>;
}

interface ConcernCardProps {
  readonly concern: Concern;
  readonly runbook: string | null;
}

function ConcernCard({ concern, runbook }: ConcernCardProps): ReactNode {
  const { title, seen, act, sheet } = concernText[concern];
  const titleId = useId();
  return (
    <Card as="article" labelledBy={titleId}>
      <Stack gap="small">
        <h3 id={titleId}>{title}</h3>
        <p>
          <strong>{text.seen}</strong> {seen}
        </p>
        <p>
          <strong>{text.act}</strong> {act}
        </p>
        {concern === 'mails-given-up' && (
          <ButtonLink to={identityPaths.unsentMails} variant="secondary">
            {text.unsentMails}
          </ButtonLink>
        )}
        <p className={styles.soft}>
          {text.forSupport} <Sheet sheet={sheet} runbook={runbook} />
        </p>
      </Stack>
    </Card>
  );
}

function Concerns({ concerns, runbook }: ServiceStatus): ReactNode {
  const titleId = useId();
  if (concerns.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId}>{text.concerns}</h2>
        {concerns.map((concern) => (
          <ConcernCard key={concern} concern={concern} runbook={runbook} />
        ))}
      </Stack>
    </section>
  );
}

interface JobListProps extends Pick<ServiceStatus, 'at' | 'jobs'> {
  readonly label: string;
}

function JobList({ at, jobs, label }: JobListProps): ReactNode {
  return (
    <RecordList label={label}>
      {jobs.map((job) => (
        <RecordRow
          key={job.name}
          name={jobName(job.name)}
          about={text.pace(job.everySeconds)}
          details={[text.success(job, at), text.failures(job, at), text.next(job)]}
        />
      ))}
    </RecordList>
  );
}

/** Those that are late in sight; the others folded, as there are many. */
function Jobs({ at, jobs }: ServiceStatus): ReactNode {
  const titleId = useId();
  const [late, onTime] = [jobs.filter(({ isLate }) => isLate), jobs.filter(({ isLate }) => !isLate)];
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId}>{text.jobs}</h2>
        <p>{text.jobsHint}</p>
        {late.length > 0 && (
          <>
            <h3>{text.late(late.length)}</h3>
            <JobList at={at} jobs={late} label={text.late(late.length)} />
          </>
        )}
        {onTime.length > 0 && (
          <Accordion>
            <AccordionItem level={3} title={text.onTime(onTime.length)}>
              <JobList at={at} jobs={onTime} label={text.onTime(onTime.length)} />
            </AccordionItem>
          </Accordion>
        )}
      </Stack>
    </section>
  );
}

interface HealthNoticeProps {
  readonly health: ServiceHealth | 'silent';
  readonly children?: ReactNode;
}

function HealthNotice({ health, children }: HealthNoticeProps): ReactNode {
  const { word, means } = healthText[health];
  return (
    <Notice tone={health === 'silent' ? 'error' : tones[health]} title={word} live>
      <p>{means}</p>
      {children}
    </Notice>
  );
}

/** Whether the service is well, in one word; then what is not, what people see of it and what to do, and each part of it in figures. */
export function StatusPage(): ReactNode {
  const { data: status, error, dataUpdatedAt, isFetching, refetch } = useQuery(statusQuery);
  const readAt = formatHour(dataUpdatedAt);
  return (
    <div className={styles.page}>
      <BackLink to={identityPaths.account}>{text.back}</BackLink>
      <PageHeading title={text.title} lead={text.lead} />
      {isSilent(error) ? (
        <HealthNotice health="silent">{status !== undefined && <p>{text.stale(readAt)}</p>}</HealthNotice>
      ) : status === undefined ? (
        <WaitingQuery error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <HealthNotice health={status.health} />
          {error instanceof CallError && (
            <Notice tone="warning" live>
              <p>{failureText(error.failure)}</p>
              <p>{text.stale(readAt)}</p>
            </Notice>
          )}
        </>
      )}
      {status !== undefined && (
        <>
          <Concerns {...status} />
          <StatusFacts status={status} />
          <Jobs {...status} />
          <p className={styles.soft}>{text.readAt(readAt)}</p>
        </>
      )}
    </div>
  );
}
