import type { Declaration } from '@retour/contract';
import { type DeclarationStatus, isWaiting, typeset } from '@retour/core';
import { PackageX, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { useOnline } from '../../../lib/use-online';
import { Button, Notice } from '../../../ui';
import { useBegunCorrection } from '../correction/begun-correction';
import { PassButton } from '../lease/pass-button';
import { reviewPaths } from '../review-paths';
import { actText } from '../text/act-text';
import { closingText } from '../text/closing-text';
import { relatedText } from '../text/related-text';
import { AcceptanceDialogs } from './acceptance-dialogs';
import { type ActDialog, askedBefore } from './act-dialogs';
import { type ActStatus, actLooks, actOrder, actOrderAtOnce, isAcceptance } from './act-looks';
import styles from './acts.module.css';
import { AllowanceCheck } from './allowance-check';
import type { AvailableActs } from './available-acts';
import { BegunNotice, begunIds } from './begun-notice';
import { cappedNames, closingFor, doubtfulLines, forbiddenNames } from './closing';
import { ConfirmDialog } from './confirm-dialog';
import { ConflictDialog } from './conflict-dialog';
import { CorrectButton } from './correct-button';
import { endWarnings } from './end-warnings';
import { HandDialog } from './hand-dialog';
import { lineToSettle } from './line-to-settle';
import { LookFirst } from './look-first';
import { actIds } from './next-act';
import { OfficeDialog, useOfficeMissing } from './office-dialog';
import { OutcomeDialog } from './outcome-dialog';
import { PayDialog } from './pay-dialog';
import { PendingNote } from './pending-note';
import { useReasonDrafts } from './reason-drafts';
import { beyondService, notHandedOver } from './refusal-reason';
import { RefuseDialog } from './refuse-dialog';
import { TroubleNotice } from './trouble-notice';
import { unassessedOf } from './unassessed';
import { UndoDialog, undoingOf, undoneBy } from './undo-dialog';
import { useActs } from './use-acts';
import { useAllowanceQuestion } from './use-allowance-question';
import { useArticleName } from './use-article-name';
import { WriteProgress } from './write-progress';

export interface ActPanelProps {
  readonly declaration: Declaration;
  readonly available: AvailableActs;
  readonly agentId: string | undefined;
  /** A later version that waits to be seen: nothing may be decided on this one. */
  readonly newer: Declaration | undefined;
  /** The correction that waits here was decided since. */
  readonly isDecided?: boolean | undefined;
  /** The correction that waits here is being decided. */
  readonly isDeciding?: boolean | undefined;
  /** False once the page offers the next one, or says that none waits. */
  readonly canPass?: boolean | undefined;
  /** Where what is decided stands on a phone, in sight wherever the page is; in the panel itself without one. */
  readonly bar?: HTMLElement | null | undefined;
  readonly onDone: (changed: Declaration) => void;
  /** An act begins to be written, or ends: meanwhile nothing else of the declaration is changed. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onReload: (latest: Declaration | null) => void;
}

/** What can be decided now, and nothing else. */
export function ActPanel({
  declaration,
  available,
  agentId,
  newer,
  isDecided = false,
  isDeciding = false,
  canPass = true,
  bar = null,
  onDone,
  onBusy,
  onReload,
}: ActPanelProps): ReactNode {
  const [opened, setDialog] = useState<ActDialog>();
  const begun = useBegunCorrection(declaration);
  // What a correction alone asks goes with it.
  const dialog = begun.isBegun || !opened?.startsWith('begun-') ? opened : undefined;
  const drafts = useReasonDrafts(declaration);
  const waits = isWaiting(declaration.status);
  const isOnline = useOnline();
  const acts = useActs({ declaration, newer, agentId }, (changed) => {
    setDialog(undefined);
    drafts.forget();
    onDone(changed);
  });
  const { assessment, pendingCorrection } = declaration;
  const isOfficeMissing = useOfficeMissing();
  /** Nothing is decided of it before a second officer has decided of its correction. */
  const isPending = pendingCorrection !== undefined && !isDecided;
  const nameOf = useArticleName();
  const allowance = useAllowanceQuestion(declaration);
  const ends = endWarnings(available);
  const closing = closingFor(assessment, { nameOf, used: allowance.used, inBar: bar ? ends.closed : [] });
  const undone = undoingOf(declaration, available);
  const forbidden = forbiddenNames(assessment, nameOf);
  /** Paying is barred: the amount would include goods that may not enter. */
  const countsForbidden = forbidden.length > 0 && closing === null;
  const [doubt, ...otherDoubts] = available.canCorrect ? doubtfulLines(assessment) : [];
  const unassessed = unassessedOf(assessment);
  const isUnassessed = unassessed !== undefined;
  const capped = waits ? cappedNames(assessment, nameOf) : [];
  const look = capped.length === 0 ? [] : [actText.capped(capped)];
  const warnings = [
    ...(unassessed ? [unassessed.notFinal] : []),
    ...look,
    ...allowance.used,
    ...(allowance.state === 'failed' ? [relatedText.usedUnknown] : []),
  ];
  const { customId: toSettle } = lineToSettle(assessment.shoppingProducts, doubt) ?? {};
  const correctionPath = reviewPaths.correction(declaration.publicId, toSettle);
  const navigate = useNavigate();
  const [whyId, checkId, lookId, endId] = [useId(), useId(), useId(), useId()];
  const isClosed = !isOnline || newer !== undefined;
  /** What is to be collected, or what an article is, is not known before. */
  const hasToCorrect = available.canCorrect && (doubt !== undefined || isUnassessed);
  const isBusy = acts.underWay !== undefined;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const whyCorrect =
    doubt === undefined
      ? (unassessed?.why ?? '')
      : closingText.doubt([doubt, ...otherDoubts].map((line) => typeset(nameOf(line))));
  const isRefused = doubt === undefined && unassessed?.isRefused === true;
  const correction = available.canCorrect && !isClosed && (
    <CorrectButton to={correctionPath} doubt={doubt} isFirst={hasToCorrect && !isRefused} isBusy={isBusy} />
  );
  /** What is asked once nothing of the declaration itself is. */
  const furtherQuestionOf = (to: DeclarationStatus): ActDialog | undefined =>
    to === 'paid' && isOfficeMissing ? 'office' : askedBefore[to];
  /** The same of the declaration itself. */
  const ownQuestionOf = (to: DeclarationStatus): ActDialog | undefined => {
    if (to === 'validated' && forbidden.length > 0) return 'hand';
    if (to === 'validated' && isUnassessed) return 'minimum';
    if (to === 'paid' && countsForbidden) return 'hand';
    if (to === 'paid' && closing !== null) return closing.vouch === undefined ? undefined : 'close';
    if (allowance.isAsked && isAcceptance(to)) return `allowance-${to}`;
    return furtherQuestionOf(to);
  };
  /** What is asked before an act: what takes the amount asks for a correction that is begun, whatever else does. */
  const questionOf = (to: DeclarationStatus): ActDialog | undefined =>
    ownQuestionOf(to) ?? (begun.isBegun && isAcceptance(to) ? `begun-${to}` : undefined);
  /** Nothing is left to be known: it is settled from here, without being validated first. */
  const isSettledAtOnce =
    declaration.status === 'submitted' &&
    available.transitions.includes('paid') &&
    doubt === undefined &&
    forbidden.length === 0 &&
    !isUnassessed;
  const offered = (isSettledAtOnce ? actOrderAtOnce : actOrder).filter(
    (to) =>
      available.transitions.includes(to) &&
      (to !== 'paid' || isSettledAtOnce || declaration.status !== 'submitted'),
  );
  const isBarred = (to: ActStatus): boolean => doubt !== undefined || (to === 'paid' && isUnassessed);
  /** What is not known of the allowance by who may accept the amount, or close with nothing to pay. */
  const mayAccept = !isPending && offered.some((to) => isAcceptance(to) && !isBarred(to));
  const unchecked = mayAccept && allowance.state !== 'known' ? allowance.state : undefined;
  /** Where one press closes it, nothing else says so before. */
  const isPressed = mayAccept && offered.includes('paid') && questionOf('paid') === undefined;
  const pressed = isPressed ? ends.closed.join(' ') : '';
  const ask = (asked: ActDialog): void => {
    acts.forgetTrouble();
    setDialog(asked);
  };
  const refuseAs = (standard: string): void => {
    drafts.refusal.change({ ...drafts.refusal.draft, standard });
    ask('refuse');
  };
  const begin = (to: DeclarationStatus, asked: ActDialog | undefined): void => {
    acts.forgetTrouble();
    if (asked === undefined) acts.act({ status: to });
    else if (asked === 'refuse' && isRefused) refuseAs(drafts.refusal.draft.standard || beyondService);
    else setDialog(asked);
  };
  const others: readonly ReactNode[] = [
    ...(available.otherOutcomes.length > 0
      ? [
          <Button
            key="outcome"
            variant="quiet"
            icon={PackageX}
            shortcut="a"
            disabled={isClosed || isBusy || isPending}
            describedBy={isPending ? whyId : undefined}
            onClick={() => ask('outcome')}
          >
            {actText.otherOutcome}
          </Button>,
        ]
      : []),
    ...(undone
      ? [
          <Button
            key="undo"
            variant="secondary"
            icon={RotateCcw}
            shortcut="o"
            disabled={isClosed || isBusy}
            onClick={() => ask('undo')}
          >
            {undone.act}
          </Button>,
        ]
      : []),
  ];
  const payLabel = closing?.label ?? (isSettledAtOnce ? actText.validateAndPay : actText.pay);
  /** What says why an act is not to be done yet, or with care. */
  const reasonsFor = (to: ActStatus): string | undefined =>
    [
      isPending || (hasToCorrect && isAcceptance(to)) ? whyId : '',
      unchecked !== undefined && isAcceptance(to) ? checkId : '',
      look.length > 0 && isAcceptance(to) ? lookId : '',
      pressed !== '' && to === 'paid' ? endId : '',
      begun.isBegun && isAcceptance(to) ? begunIds.page : '',
    ]
      .join(' ')
      .trim() || undefined;
  const actOf = (to: ActStatus): ReactNode => (
    <Button
      key={to}
      variant={hasToCorrect || (isSettledAtOnce && to === 'validated') ? 'secondary' : actLooks[to].variant}
      icon={actLooks[to].icon}
      id={actIds[to]}
      shortcut={actLooks[to].shortcut}
      busy={acts.underWay === to && dialog === undefined}
      disabled={
        isClosed ||
        isPending ||
        (isBusy && acts.underWay !== to) ||
        ((isBarred(to) || unchecked === 'pending') && isAcceptance(to))
      }
      describedBy={reasonsFor(to)}
      onClick={() => begin(to, questionOf(to))}
    >
      {to === 'paid' ? payLabel : actLooks[to].label}
    </Button>
  );
  /** A bar has no room for what is rare: undoing one's own declaration, validating what may be settled at once. */
  const isRare = (to: ActStatus): boolean => to === 'cancelled' || (isSettledAtOnce && to === 'validated');
  const [together, besides] =
    bar === null ? [offered, []] : [offered.filter((to) => !isRare(to)), offered.filter(isRare)];
  const decisions = (
    <div className={bar === null ? styles.acts : styles.row}>
      {hasToCorrect && correction}
      {together.map(actOf)}
      {!hasToCorrect && correction}
    </div>
  );
  const closeBy = (end: 'leave' | 'forget') => (): void => {
    if (dialog !== undefined && acts.trouble === undefined) drafts[end](dialog);
    setDialog(undefined);
    acts.forgetTrouble();
  };
  const begunOf = { declaration, isClosed: isClosed || !available.canCorrect, isBusy, onErase: begun.erase };
  const common = {
    isBusy,
    trouble: acts.trouble,
    begun: begun.isBegun ? <BegunNotice {...begunOf} id={begunIds.dialog} /> : undefined,
    onClose: closeBy('leave'),
    onGiveUp: closeBy('forget'),
  };
  return (
    <div className={styles.panel} data-acts tabIndex={-1}>
      {begun.isBegun && <BegunNotice {...begunOf} id={begunIds.page} />}
      {!isOnline && offered.length > 0 && (
        <Notice tone="warning" live>
          {actText.needsNetwork}
        </Notice>
      )}
      {/* A later version tells what became of it. */}
      {dialog === undefined && acts.trouble && !newer && <TroubleNotice trouble={acts.trouble} />}
      <WriteProgress isBusy={isBusy && dialog === undefined} />
      {offered.length === 0 && (
        <p className={styles.soft}>
          {declaration.status === 'draft' ? actText.draft[declaration.authorType] : actText.settled}{' '}
          {undoneBy(declaration, available)}
        </p>
      )}
      <LookFirst id={endId} words={pressed} />
      {bar === null ? decisions : createPortal(decisions, bar)}
      {besides.length + others.length > 0 && (
        <div className={styles.acts}>
          {besides.map(actOf)}
          {others}
        </div>
      )}
      {isPending && <PendingNote {...{ id: whyId, declaration, proposalId: pendingCorrection, agentId }} />}
      {!isPending && hasToCorrect && <LookFirst id={whyId} words={whyCorrect} />}
      <LookFirst id={lookId} words={look.join(' ')} />
      {unchecked !== undefined && <AllowanceCheck id={checkId} state={unchecked} />}
      {waits && canPass && <PassButton declaration={declaration} disabled={isBusy || isDeciding} />}
      {/* Before the refusal that it may lead to: the one closes, and gives the focus back, before the other opens. */}
      <HandDialog
        {...common}
        isOpen={dialog === 'hand' && acts.conflict === undefined}
        declaration={declaration}
        forbidden={forbidden}
        warnings={warnings}
        onHanded={acts.handOver}
        onKept={() => refuseAs(notHandedOver)}
      />
      <ConfirmDialog
        {...common}
        isOpen={dialog === 'minimum' && acts.conflict === undefined}
        title={actText.minimumTitle}
        text={warnings.join(' ')}
        confirm={actText.confirmMinimum}
        variant={isRefused ? 'secondary' : undefined}
        otherwise={
          isRefused
            ? { label: actText.refuse, onPress: () => refuseAs(beyondService) }
            : available.canCorrect
              ? { label: actText.correctFirst, onPress: () => void navigate(correctionPath) }
              : undefined
        }
        onConfirm={() => acts.act({ status: 'validated' })}
      />
      <RefuseDialog
        {...common}
        isOpen={dialog === 'refuse' && acts.conflict === undefined}
        kept={drafts.refusal}
        text={[actText.refuseText(declaration), ...ends.refused].join(' ')}
        onRefuse={(reason) => acts.act({ status: 'refused', reason })}
      />
      <OutcomeDialog
        {...common}
        isOpen={dialog === 'outcome' && acts.conflict === undefined}
        kept={drafts.ending}
        outcomes={available.otherOutcomes}
        declared={declaration}
        warnings={ends.unpaid}
        onEnd={acts.act}
      />
      {undone && (
        <UndoDialog
          {...common}
          undoing={undone.undoing}
          kept={drafts.undoings[undone.undoing]}
          declared={declaration}
          isOpen={dialog === 'undo' && acts.conflict === undefined}
          onUndo={acts.act}
        />
      )}
      <AcceptanceDialogs
        {...common}
        asked={acts.conflict === undefined ? dialog : undefined}
        allowance={allowance}
        warnings={ends.closed}
        onVouched={(to) => {
          allowance.vouch();
          begin(to, furtherQuestionOf(to));
        }}
        onWithout={(to) => acts.act({ status: to })}
      />
      <OfficeDialog isOpen={dialog === 'office'} onChosen={() => setDialog('pay')} onClose={common.onClose} />
      <PayDialog
        {...common}
        isOpen={dialog === 'pay' && acts.conflict === undefined}
        isInterrupted={dialog === 'office'}
        assessment={assessment}
        warnings={[...look, ...allowance.used, ...ends.paid]}
        onPay={(payment) => (isOfficeMissing ? ask('office') : acts.act({ status: 'paid', ...payment }))}
      />
      <ConfirmDialog
        {...common}
        isOpen={dialog === 'close' && acts.conflict === undefined}
        title={closingText.title}
        text={[closing?.vouch?.text, ...ends.closed].join(' ')}
        confirm={closing?.vouch?.confirm}
        focusAct
        onConfirm={() => acts.act({ status: 'paid' })}
      />
      <ConfirmDialog
        {...common}
        isOpen={dialog === 'cancel' && acts.conflict === undefined}
        title={actText.cancelTitle}
        text={actText.cancelText}
        confirm={actText.confirmCancel}
        variant="danger"
        onConfirm={() => acts.act({ status: 'cancelled' })}
      />
      <ConflictDialog
        conflict={acts.conflict}
        agentId={agentId}
        hasTyped={drafts.hasTyped(dialog, acts.conflict?.latest)}
        onReload={(latest) => {
          acts.forgetConflict();
          setDialog(undefined);
          onReload(latest);
        }}
      />
    </div>
  );
}
