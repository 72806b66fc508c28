import {
  dayInParis,
  formatHour,
  isDayCountable,
  movedSinceCount,
  type OfficerTakings,
  takingsCounts,
  takingsNothing,
  takingsOf,
  takingsReceipts,
  takingsReversals,
  takingsTitle,
  takingsTrail,
  takingsUncounted,
  takingsWhole,
  takingsWholeLead,
} from '@retour/contract';
import { typeset } from '@retour/core';
import { useQuery } from '@tanstack/react-query';
import { Calculator, ReceiptText } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import { isAwaited } from '../../../lib/is-awaited';
import { ownAccountQuery } from '../../../lib/own-account';
import { useSavedDraft } from '../../../store';
import { Button, EmptyState, Notice, PageHeading, SelectField, Skeleton, Stack } from '../../../ui';
import { NotReadYet } from '../live/trouble';
import { listText } from '../text/list-text';
import { takingsText } from '../text/takings-text';
import { CountDialog } from './count-dialog';
import { DayChoice, isTakingsDay } from './day-choice';
import { Sums } from './sums';
import styles from './takings.module.css';
import { TakingsFiles } from './takings-files';
import { takingsQuery } from './takings-query';
import { type BegunCount, isBegunCount, isRecorded } from './typed-count';

const names = { day: 'jour', office: 'bureau' } as const;

interface OfficerSectionProps {
  readonly day: string;
  readonly row: OfficerTakings;
  readonly isOwn: boolean;
  /** The page goes on showing this day, whatever day begins meanwhile. */
  readonly onCount: () => void;
}

function OfficerSection({ day, row, isOwn, onCount }: OfficerSectionProps): ReactNode {
  const titleId = useId();
  const [counting, setCounting] = useState<'before' | 'open' | 'left' | 'saved'>('before');
  const saved = useSavedDraft<BegunCount | null>('tillCount', {
    initial: null,
    isDraft: isBegunCount,
    which: `${day} ${row.office.id} ${row.officer.id}`,
  });
  const { draft: begun, forget } = saved;
  const countId = useId();
  const savedNotice = useRef<HTMLDivElement>(null);
  // The dialog goes away whole, with what had the focus. What is saved takes it: an Enter pressed twice begins no other count.
  useEffect(() => {
    if (counting === 'left') document.getElementById(countId)?.focus();
    if (counting === 'saved') savedNotice.current?.focus();
  }, [counting, countId]);
  const { means, office: _office, officer: _officer, receipts: _receipts, reversedBy: _by, ...all } = row;
  const reversals = takingsReversals(row);
  const uncounted = takingsUncounted(row);
  const isOver = begun !== null && isRecorded(begun, means);
  useEffect(() => {
    if (isOver) forget();
  }, [isOver, forget]);
  const isCounted = means.some(({ counted }) => counted !== undefined);
  const hasMeans = means.some(({ mean }) => mean !== undefined);
  /** Nothing is asked for that the server would not save. */
  const isCountable = isOwn && isDayCountable(day, dayInParis(new Date()));
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <h2 id={titleId}>{takingsOf(row)}</h2>
        <p className={styles.soft}>{takingsReceipts(row)}</p>
        {reversals !== null && <p className={styles.soft}>{reversals}</p>}
        <Sums label={takingsOf(row)} {...all} means={means} />
        {takingsCounts(row).map((counted) => (
          <p key={counted} className={styles.soft}>
            {counted}
          </p>
        ))}
        {uncounted !== null && <p className={styles.soft}>{uncounted}</p>}
        {counting === 'saved' && (
          <div ref={savedNotice} tabIndex={-1}>
            <Notice tone="success" live>
              {takingsText.saved}
            </Notice>
          </div>
        )}
        {isCountable && movedSinceCount(row) && <Notice tone="warning">{takingsText.movedSince}</Notice>}
        {isCountable && hasMeans && (
          <div className={styles.acts}>
            <Button
              id={countId}
              icon={Calculator}
              onClick={() => {
                onCount();
                setCounting('open');
              }}
            >
              {isCounted ? takingsText.countAgain : takingsText.count}
            </Button>
          </div>
        )}
      </Stack>
      {counting === 'open' && (
        <CountDialog
          day={day}
          row={row}
          saved={saved}
          onClose={() => setCounting('left')}
          onSaved={() => setCounting('saved')}
        />
      )}
    </section>
  );
}

/** What was collected in a day: of the officer, or of everybody for supervisors. */
export function TakingsPage(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const account = useQuery(ownAccountQuery);
  const { data: agent } = account;
  const asked = address.get(names.day) ?? '';
  const today = dayInParis(new Date());
  const day = isTakingsDay(asked, today) ? asked : today;
  const office = address.get(names.office) ?? '';
  const { data, error, fetchStatus, dataUpdatedAt, refetch } = useQuery(takingsQuery(day, office));
  // The offices to choose among are those of the day, whichever is chosen.
  const everywhere = useQuery(takingsQuery(day, '')).data;
  const ofDay = everywhere?.offices ?? everywhere?.rows.map((row) => row.office) ?? [];
  const offices = new Map(ofDay.map(({ id, name }) => [id, typeset(name)]));
  const go = (next: Partial<Record<keyof typeof names, string>>, how?: NavigateOptions): void => {
    const chosen = { day, office, ...next };
    const entries = Object.entries(chosen).filter(([, value]) => value !== '');
    setAddress(
      entries.map(([name, value]) => [names[name as keyof typeof names], value] as [string, string]),
      how,
    );
  };
  /** Of a day without a till too: what was closed with nothing to pay, ended otherwise, or differs. */
  const trailWords = data === undefined ? null : takingsTrail(data);
  const trail = trailWords !== null && (
    <Stack>
      <TakingsFiles day={day} office={office} />
      <p className={styles.soft}>
        {trailWords} {listText.updatedAt(formatHour(dataUpdatedAt))}.
      </p>
    </Stack>
  );
  const nothing = data === undefined ? null : takingsNothing(data);
  const wholeId = useId();
  const isSupervisor = agent?.role === 'supervisor';
  if (isAwaited(account)) {
    return (
      <Stack gap="large">
        <PageHeading title={takingsText.title} />
        <Skeleton lines={6} />
      </Stack>
    );
  }
  return (
    <Stack gap="large">
      <PageHeading
        title={takingsText.title}
        lead={isSupervisor ? takingsText.supervisorLead : takingsText.lead}
      />
      <div className={styles.choice}>
        <DayChoice
          day={day}
          isUnread={asked !== '' && asked !== day}
          onChoose={(chosen, how) => go({ day: chosen }, how)}
        />
        {(offices.size > 1 || office !== '') && (
          <SelectField
            label={takingsText.office}
            value={office}
            onChange={(chosen) => go({ office: chosen })}
            options={[
              { value: '', label: takingsText.everyOffice },
              ...[...offices].map(([value, label]) => ({ value, label })),
            ]}
          />
        )}
      </div>
      {data === undefined ? (
        <NotReadYet
          error={error}
          isWaitingForNetwork={fetchStatus === 'paused'}
          onRetry={() => void refetch()}
        />
      ) : data.rows.length === 0 ? (
        <>
          {nothing !== null && (
            <EmptyState icon={ReceiptText} title={nothing}>
              {takingsText.none}
            </EmptyState>
          )}
          {trail}
        </>
      ) : (
        <Stack gap="large">
          {trail}
          {data.rows.length > 1 && (
            <section aria-labelledby={wholeId}>
              <Stack>
                <h2 id={wholeId}>{takingsWhole(data)}</h2>
                <p className={styles.soft}>{takingsWholeLead}</p>
                <Sums label={takingsTitle(day)} {...data.total} />
                {takingsCounts(data.total).map((counted) => (
                  <p key={counted} className={styles.soft}>
                    {counted}
                  </p>
                ))}
              </Stack>
            </section>
          )}
          {data.rows.map((row) => (
            <OfficerSection
              key={`${day} ${row.office.id} ${row.officer.id}`}
              day={day}
              row={row}
              isOwn={row.officer.id === agent?.id}
              onCount={() => go({}, { replace: true })}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
