import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, PageHeading, Stack } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { detailText } from '../text/detail-text';
import { listText } from '../text/list-text';

export interface UnknownDeclarationProps {
  /** The reference itself is impossible: something was mistyped. */
  readonly isSlip: boolean;
}

/** A reference that leads nowhere, and the ways to the right one. */
export function UnknownDeclaration({ isSlip }: UnknownDeclarationProps): ReactNode {
  const title = isSlip ? detailText.slipTitle : detailText.notFoundTitle;
  return (
    <Stack gap="large">
      <PageHeading title={title} />
      <EmptyState icon={SearchX} action={<ButtonLink to={reviewPaths.list}>{detailText.search}</ButtonLink>}>
        {isSlip ? listText.slip : detailText.notFound}
      </EmptyState>
    </Stack>
  );
}
