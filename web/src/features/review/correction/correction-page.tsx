import { type Declaration, declarantNames, readReference } from '@retour/contract';
import { isCorrectable, sheetName } from '@retour/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { BackLink, ButtonLink, EmptyState, Notice, PageHeading, Stack } from '../../../ui';
import { isUnknown } from '../detail/is-unknown';
import { UnknownDeclaration } from '../detail/unknown-declaration';
import { type ReviewedDeclaration, useReviewedDeclaration } from '../detail/use-reviewed-declaration';
import { WholeWords } from '../detail/whole-words';
import { useHolder } from '../lease/use-holder';
import { NotReadYet } from '../live/trouble';
import { reviewPaths } from '../review-paths';
import { correctionText } from '../text/correction-text';
import { CorrectionForm } from './correction-form';

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

interface CorrectableProps {
  readonly declaration: Declaration;
  readonly reviewed: ReviewedDeclaration;
}

function Correctable({ declaration, reviewed }: CorrectableProps): ReactNode {
  useHolder(declaration);
  if (!isCorrectable(declaration.status)) {
    return (
      <EmptyState
        title={correctionText.notCorrectable}
        action={
          <ButtonLink to={reviewPaths.declaration(declaration.publicId)}>{correctionText.back}</ButtonLink>
        }
      >
        {correctionText.notCorrectableText}
      </EmptyState>
    );
  }
  return (
    <>
      {declaration.pendingCorrection !== undefined && (
        <Notice tone="warning">{correctionText.anotherPending}</Notice>
      )}
      <CorrectionForm
        declaration={declaration}
        onSaved={reviewed.show}
        onReload={(latest) => (latest === null ? reviewed.retry() : reviewed.show(latest))}
      />
    </>
  );
}
