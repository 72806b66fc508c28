import { PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, PageHeading } from '../../../ui';
import { useBasketSession } from '../session/basket-session';
import { productsText } from '../text/products-text';

/** An address that names nothing of the nomenclature. */
export function UnknownProduct(): ReactNode {
  const { paths } = useBasketSession();
  return (
    <>
      <PageHeading title={productsText.unknownTitle} />
      <EmptyState
        icon={PackageX}
        action={<ButtonLink to={paths.products}>{productsText.backToSearch}</ButtonLink>}
      >
        {productsText.unknown}
      </EmptyState>
    </>
  );
}
