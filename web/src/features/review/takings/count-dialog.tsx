import { countTakingsRoute, type OfficerTakings } from '@retour/contract';
import {
  eurosOf,
  formatDifference,
  type MeanOfPayment,
  meansOfPayment,
  paymentNames,
  typeset,
} from '@retour/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFaultFocus, useSentForm, useTyped } from '../../../lib/form';
import { CallError, type CallFailure, callRoute } from '../../../lib/http';
import type { SavedDraft } from '../../../store';
import { Button, Form, Modal, Notice, Stack, TextField } from '../../../ui';
import { saysWhatIsStillWrong } from '../acts/use-dialog-form';
import { reviewKey } from '../queries/review-queries';
import { actText } from '../text/act-text';
import { takingsText } from '../text/takings-text';
import { serverWords } from './server-words';
import styles from './takings.module.css';
import {
  askedMeans,
  type BegunCount,
  checkCount,
  countedSince,
  countTime,
  differencesOf,
  dueOf,
  isDueBelowZero,
  type TypedCount,
  typedCount,
} from './typed-count';

const ids: Readonly<Record<MeanOfPayment, string>> = {
  card: 'compte-carte',
  cash: 'compte-especes',
  cheque: 'compte-cheques',
  'bank-cheque': 'compte-cheques-de-banque',
};

/** Why nothing is written although nothing is wrong with what was typed: the sheet is not any more what the officer read. */
const outdated: Readonly<Record<string, string>> = {
  'till-moved': takingsText.tillMoved,
  'till-counted': takingsText.tillCounted,
};

function outdatedText(failure: CallFailure): string | undefined {
  return failure.kind === 'problem' ? outdated[failure.problem.code ?? ''] : undefined;
}

/** Its answer was lost: the same count sent again is taken as well, and counts once. */
function mayHaveArrived({ kind }: CallFailure): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'unexpected-answer';
}

/** Why a count may not be written: an earlier press may have got through before the network went, midnight passed on its last day. */
function failureText(failure: CallFailure): string {
  if (failure.kind === 'offline') return takingsText.countOffline;
  if (mayHaveArrived(failure)) return takingsText.countUnanswered;
  return serverWords(failure) ?? takingsText.countFailed;
}

/** What has just been said above the act that was pressed, which it pushes down: with as much of that act as there is room for. A ref. */
function bringIntoSight(said: HTMLElement | null): void {
  said?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** Nothing is kept of a count in which nothing was typed: its fields say what was counted before, until money moves. */
function keptOf(typed: TypedCount, means: BegunCount['means']): BegunCount | null {
  const atFirst = typedCount(means);
  return meansOfPayment.some((mean) => typed[mean] !== atFirst[mean]) ? { typed, means } : null;
}

export interface CountDialogProps {
  readonly day: string;
  readonly row: OfficerTakings;
  /** What was typed of it, until it is recorded or given up: a press of Escape loses no sum. */
  readonly saved: SavedDraft<BegunCount | null>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What the officer counts in their till for one office: the means that they took or gave back, and cash. */
export function CountDialog({ day, row, saved, onClose, onSaved }: CountDialogProps): ReactNode {
  const queries = useQueryClient();
  const asked = askedMeans(row.means);
  const typed = useTyped(saved.draft?.typed ?? typedCount(row.means));
  const [told, setTold] = useState<string>();
  /** What the sheet said of the till when saving was refused because it had changed. */
  const [seenMeans, setSeenMeans] = useState<OfficerTakings['means']>();
  /** The sheet is read again while the dialog is open, whenever the window comes back. */
  const [meansAtFirst] = useState<BegunCount['means']>(saved.draft?.means ?? row.means);
  const check = (values: TypedCount): ReturnType<typeof checkCount> => checkCount(values, asked, row.means);
  const sentForm = useSentForm({
    ids,
    values: typed.values,
    change: (fields) => {
      typed.change(fields);
      const kept = keptOf({ ...typed.values, ...fields }, meansAtFirst);
      if (kept === null) saved.forget();
      else saved.change(kept);
    },
    check,
    send: async (counts) => {
      const seen = counts.map((one) => ({
        ...one,
        due: dueOf(row.means, one.mean),
        countedAt: countTime(row.means, one.mean),
      }));
      try {
        await callRoute(countTakingsRoute, { body: { day, office: row.office.id, counts: seen } });
      } catch (error) {
        if (error instanceof CallError && outdatedText(error.failure) !== undefined) {
          setSeenMeans(row.means);
          await queries.invalidateQueries({ queryKey: [...reviewKey, 'takings'] });
        }
        throw error;
      }
      await queries.invalidateQueries({ queryKey: [...reviewKey, 'takings'] });
      saved.forget();
      onSaved();
    },
    sayFailure: (failure) => outdatedText(failure) ?? failureText(failure),
  });
  const form = saysWhatIsStillWrong(sentForm, check);
  useFaultFocus(form.errors);
  const differences = differencesOf(typed.values, asked, row.means);
  const recounted = countedSince(typed.values, asked, meansAtFirst, row.means);
  // What is typed, beside what the sheet says now: it may be read again while the dialog is open.
  const said = JSON.stringify([typed.values, differences, recounted]);
  const hasToBeTold = differences.length > 0 || recounted.length > 0;
  const isTold = told === said && hasToBeTold;
  if (seenMeans !== undefined && seenMeans !== row.means) {
    // The sheet is read again: the differences are told of what is due now.
    setSeenMeans(undefined);
    setTold(said);
  }
  const warning = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whenever something is told, it has the focus: an Enter pressed twice saves nothing over what was not read.
    if (told === undefined) return;
    bringIntoSight(warning.current);
    warning.current?.focus({ preventScroll: true });
  }, [told]);
  /** A count is written for good: how it differs is said once, and it is saved as it is when that is asked for again. */
  const submit = (): void => {
    setSeenMeans(undefined);
    if (hasToBeTold && !isTold) setTold(said);
    else form.submit();
  };
  return (
    <Modal
      open
      title={takingsText.countTitle(day, typeset(row.office.name))}
      preventClose={form.isBusy}
      onClose={onClose}
    >
      <Form onSubmit={submit}>
        <Stack>
          <p>{takingsText.countLead}</p>
          {asked.map((mean) => (
            <TextField
              key={mean}
              {...form.entry(mean)}
              label={actText.amountOf(paymentNames[mean])}
              hint={isDueBelowZero(row.means, mean) ? takingsText.belowZeroHint : undefined}
              // The keyboard of figures of some phones has no minus.
              inputMode={isDueBelowZero(row.means, mean) ? 'text' : 'decimal'}
              suffix="€"
            />
          ))}
          {isTold && (
            <section
              ref={warning}
              className={styles.warning}
              aria-label={differences.length > 0 ? takingsText.differsTitle : takingsText.recountedTitle}
              tabIndex={-1}
            >
              <Stack>
                {recounted.length > 0 && (
                  <Notice tone="warning" title={takingsText.recountedTitle} live>
                    {recounted.map(({ mean, counted, countedAt }) => (
                      <p key={mean}>{takingsText.recounted(paymentNames[mean], counted, countedAt)}</p>
                    ))}
                    <p>{takingsText.recountedHint}</p>
                  </Notice>
                )}
                {differences.length > 0 && (
                  <Notice tone="warning" title={takingsText.differsTitle} live>
                    {differences.map(({ mean, cents }) => (
                      <p key={mean}>
                        {takingsText.differs(paymentNames[mean], formatDifference(eurosOf(cents)))}
                      </p>
                    ))}
                    <p>{takingsText.differsHint}</p>
                  </Notice>
                )}
              </Stack>
            </section>
          )}
          {form.failure !== null && (
            <div ref={bringIntoSight}>
              <Notice tone="error" live>
                {form.failure}
              </Notice>
            </div>
          )}
          <Button type="submit" busy={form.isBusy}>
            {isTold && differences.length > 0
              ? takingsText.saveDifference
              : isTold
                ? takingsText.saveCount
                : takingsText.save}
          </Button>
          <Button
            variant="quiet"
            disabled={form.isBusy}
            onClick={() => {
              saved.forget();
              onClose();
            }}
          >
            {takingsText.cancel}
          </Button>
        </Stack>
      </Form>
    </Modal>
  );
}
