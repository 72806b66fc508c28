import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, PageHeading, Stack } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { detailText } from '../text/detail-text';
import { listText } from '../text/list-text';

export interface UnknownDeclarationProps {
  /** The reference itself is impossible: something was mistyped. */
  readonly isTypo: boolean;
}

/** A reference that leads nowhere, and the ways to the right one. */
export function UnknownDeclaration({ isTypo }: UnknownDeclarationProps): ReactNode {
  const title = isTypo ? detailText.typoTitle : detailText.notFoundTitle;
  return (
    <Stack gap="large">
      <PageHeading title={title} />
      <EmptyState icon={SearchX} action={<ButtonLink to={reviewPaths.list}>{detailText.search}</ButtonLink>}>
        {isTypo ? listText.typo : detailText.notFound}
      </EmptyState>
    </Stack>
  );
}
