import type { Product } from '@retour/core';
import { PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, EmptyState, PageHeading } from '../../../ui';
import { useBasketSession } from '../session/basket-session';
import { unknownProductText } from '../text/unknown-product-text';
import { useTooYoung } from './use-too-young';

/** An address that names nothing of the nomenclature, or nothing that this traveller is offered. */
export function UnknownProduct({ product }: { readonly product?: Product | undefined }): ReactNode {
  if (product !== undefined) return <UnofferedProduct product={product} />;
  return <NoProduct title={unknownProductText.unknownTitle}>{unknownProductText.unknown}</NoProduct>;
}

/** A product or a category that this traveller is not offered: tobacco and alcohol before the age of the law. */
function UnofferedProduct({ product }: { readonly product: Product }): ReactNode {
  const tooYoung = useTooYoung();
  const reason = isTaxedByQuantity(product) ? tooYoung : null;
  return (
    <NoProduct title={unknownProductText.notOfferedTitle}>
      {reason ?? unknownProductText.notOffered}
    </NoProduct>
  );
}

function isTaxedByQuantity({ amountProduct, subProducts }: Product): boolean {
  return amountProduct !== null || subProducts.some(isTaxedByQuantity);
}

function NoProduct({ title, children }: { readonly title: string; readonly children: string }): ReactNode {
  const { paths } = useBasketSession();
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        icon={PackageX}
        action={<ButtonLink to={paths.products}>{unknownProductText.backToSearch}</ButtonLink>}
      >
        {children}
      </EmptyState>
    </>
  );
}
