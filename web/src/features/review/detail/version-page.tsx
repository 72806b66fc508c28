import { type Declaration, readReference } from '@retour/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { BackLink, EmptyState, Notice, PageHeading, Stack } from '../../../ui';
import { NotReadYet } from '../live/trouble';
import { errorToSay } from '../live/trouble-of';
import { historyQuery, versionQuery } from '../queries/review-queries';
import { reviewPaths } from '../review-paths';
import { detailText } from '../text/detail-text';
import { AmountParts, AmountTag } from './amount-tag';
import { DeclarationHeading } from './declaration-heading';
import { DeclarationSheet } from './declaration-sheet';
import { isUnknown } from './is-unknown';
import { SheetColumns } from './sheet-columns';
import { SheetRestrictions } from './sheet-restrictions';
import { UnknownDeclaration } from './unknown-declaration';

/** A declaration as it was before a correction: to be read, never to be changed. */
export function VersionPage(): ReactNode {
  const { reference: typed = '', version = '' } = useParams();
  const reference = readReference(typed);
  if (reference === undefined) return <UnknownDeclaration isTypo />;
  if (!/^[1-9]\d{0,5}$/.test(version)) return <UnknownVersion publicId={reference} />;
  return <ReadVersion reference={reference} version={Number(version)} />;
}

interface ReadVersionProps {
  readonly reference: string;
  readonly version: number;
}

function ReadVersion({ reference, version }: ReadVersionProps): ReactNode {
  const query = useQuery(versionQuery(reference, version));
  const { data, error, fetchStatus, refetch } = query;
  if (isUnknown(error)) return <UnknownVersion publicId={reference} />;
  if (data === undefined) {
    return (
      <Stack gap="large">
        <PageHeading title={detailText.oldVersion(version)} />
        <NotReadYet
          error={errorToSay(query)}
          isWaitingForNetwork={fetchStatus === 'paused'}
          onRetry={() => void refetch()}
        />
      </Stack>
    );
  }
  return <OldVersion declaration={data} version={version} />;
}

function OldVersion({
  declaration,
  version,
}: {
  readonly declaration: Declaration;
  readonly version: number;
}) {
  const { data: history } = useQuery(historyQuery(declaration));
  const isBeforeHandOver = history?.some(
    (entry) =>
      entry.version === version + 1 && entry.action === 'corrected' && entry.handedOver !== undefined,
  );
  return (
    <SheetColumns
      lead={
        <Stack gap="large">
          <BackLink to={reviewPaths.declaration(declaration.publicId)}>{detailText.backToCurrent}</BackLink>
          <DeclarationHeading declaration={declaration} isPast />
          <Notice tone="info" title={detailText.oldVersion(version)}>
            {detailText.oldVersionLead(isBeforeHandOver)}
          </Notice>
          <SheetRestrictions declaration={declaration} isPast severities={['forbidden']} />
        </Stack>
      }
      aside={
        <AmountTag declaration={declaration} isPast>
          <AmountParts {...declaration} isPast />
        </AmountTag>
      }
    >
      <DeclarationSheet declaration={declaration} canCorrect={false} isPast />
    </SheetColumns>
  );
}

function UnknownVersion({ publicId }: { readonly publicId: string }): ReactNode {
  return (
    <Stack gap="large">
      <BackLink to={reviewPaths.declaration(publicId)}>{detailText.backToCurrent}</BackLink>
      <PageHeading title={detailText.versionNotFound} />
      <EmptyState>{detailText.oldVersionLead()}</EmptyState>
    </Stack>
  );
}
