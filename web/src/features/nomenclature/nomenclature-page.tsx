import type { ReactNode } from 'react';
import { PageHeading } from '../../ui';

export function NomenclaturePage(): ReactNode {
  return <PageHeading title="Nomenclature" />;
}
