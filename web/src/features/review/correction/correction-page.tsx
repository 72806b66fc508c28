import { type Declaration, declarantNames, readReference } from '@retour/contract';
import { isCorrectable, sheetName } from '@retour/core';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { useAppStore } from '../../../store';
import { BackLink, ButtonLink, EmptyState, Notice, PageHeading, Stack } from '../../../ui';
import { availableActs } from '../acts/available-acts';
import { undoneBy } from '../acts/undo-dialog';
import { ChangedNotice } from '../detail/changed-notice';
import { isUnknown } from '../detail/is-unknown';
import { UnknownDeclaration } from '../detail/unknown-declaration';
import { useReadFromTop } from '../detail/use-read-from-top';
import { type ReviewedDeclaration, useReviewedDeclaration } from '../detail/use-reviewed-declaration';
import { WholeWords } from '../detail/whole-words';
import { useHolder } from '../lease/use-holder';
import { NotReadYet } from '../live/trouble';
import { reviewPaths } from '../review-paths';
import { writeText } from '../text/act-text';
import { correctionText } from '../text/correction-text';
import { CorrectionForm } from './correction-form';
import { KeptCorrection } from './kept-correction';

/** The correction of a declaration, on its own page: what is typed survives a reload. */
export function CorrectionPage(): ReactNode {
  const { reference: typed = '' } = useParams();
  const reference = readReference(typed);
  if (reference === undefined) return <UnknownDeclaration isTypo />;
  return <ReadForCorrection key={reference} reference={reference} />;
}

function ReadForCorrection({ reference }: { readonly reference: string }): ReactNode {
  const reviewed = useReviewedDeclaration(reference);
  const { declaration, error, isWaitingForNetwork, retry } = reviewed;
  if (isUnknown(error)) return <UnknownDeclaration isTypo={false} />;
  return (
    <Stack gap="large">
      <BackLink to={reviewPaths.declaration(reference)}>{correctionText.back}</BackLink>
      <PageHeading
        title={correctionText.title}
        lead={
          declaration && (
            <WholeWords
              text={correctionText.lead(declaration.publicId, sheetName(declarantNames(declaration)))}
            />
          )
        }
      />
      {declaration === undefined ? (
        <NotReadYet error={error} isWaitingForNetwork={isWaitingForNetwork} onRetry={retry} />
      ) : (
        <Correctable declaration={declaration} reviewed={reviewed} />
      )}
    </Stack>
  );
}

/** With who may undo what closed it, whoever reads it. */
function whyNotCorrectable(declaration: Declaration): string {
  if (declaration.anonymisedAt !== undefined) return correctionText.erasedText;
  const available = availableActs(declaration, { agentId: undefined, role: undefined });
  const undone = undoneBy(declaration, available);
  return [correctionText.notCorrectableText, ...(undone === undefined ? [] : [undone])].join(' ');
}

interface CorrectableProps {
  readonly declaration: Declaration;
  readonly reviewed: ReviewedDeclaration;
}

function Correctable({ declaration, reviewed }: CorrectableProps): ReactNode {
  const { newer, show, retry } = reviewed;
  const agentId = useAppStore(({ users }) => users.user?.userId);
  const readFromTop = useReadFromTop();
  const [isBusy, setBusy] = useState(false);
  useHolder(declaration);
  const isErased = declaration.anonymisedAt !== undefined;
  if (isErased || !isCorrectable(declaration.status)) {
    return (
      <>
        <EmptyState
          title={correctionText.notCorrectable}
          action={
            <ButtonLink to={reviewPaths.declaration(declaration.publicId)}>{correctionText.back}</ButtonLink>
          }
        >
          {whyNotCorrectable(declaration)}
        </EmptyState>
        {!isErased && <KeptCorrection declaration={declaration} onErased={readFromTop} />}
      </>
    );
  }
  return (
    <>
      {/* While it is written here, a later version may be what was written. */}
      {newer !== undefined && !isBusy && (
        <ChangedNotice
          shown={declaration}
          newer={newer}
          agentId={agentId}
          advice={newer.anonymisedAt === undefined ? correctionText.keptOverVersions : writeText.changed}
          onShow={() => {
            show(newer);
            readFromTop();
          }}
        />
      )}
      {declaration.pendingCorrection !== undefined && (
        <Notice tone="warning">{correctionText.anotherPending}</Notice>
      )}
      <CorrectionForm
        declaration={declaration}
        onBusy={setBusy}
        onSaved={show}
        onReload={(latest) => {
          if (latest === null) retry();
          else show(latest);
          readFromTop();
        }}
      />
    </>
  );
}
