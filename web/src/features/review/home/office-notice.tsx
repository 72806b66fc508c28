import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ownOfficeQuery } from '../../../lib/own-office';
import { Notice } from '../../../ui';
import { reviewPaths } from '../review-paths';
import { homeText } from '../text/home-text';

/** Asks which office the agent works for, until they have said it once; the first payment asks again. */
export function OfficeNotice(): ReactNode {
  const { data: own } = useQuery(ownOfficeQuery);
  if (own === undefined || own.office !== undefined) return null;
  return (
    <Notice tone="info">
      {homeText.noOffice} <Link to={reviewPaths.office}>{homeText.chooseOffice}</Link>
    </Notice>
  );
}
