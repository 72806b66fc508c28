import type { Product } from '@retour/core';
import { Calculator, OctagonX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAppStore } from '../../../store';
import { seekBesideList } from '../../basket/products/typed-list/waiting/note-uncounted';
import type { Leads } from './find-leads';
import { Lead } from './lead';
import { offerOf } from './product-offer';

interface ProductLeadProps {
  readonly product: Product;
  readonly country: Leads['country'];
}

/** An article that a question names: simulated, or said to be forbidden. It leans on the tables of the law. */
export function ProductLead({ product, country }: ProductLeadProps): ReactElement {
  const request = useAppStore(({ simulator }) => simulator.simulatorRequest);
  const { title, hint, to, isBanned, sought } = offerOf(product, country, request);
  return (
    <Lead
      icon={isBanned ? OctagonX : Calculator}
      to={to}
      title={title}
      hint={hint}
      onClick={() => sought !== null && seekBesideList(sought)}
    />
  );
}
