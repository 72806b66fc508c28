import { typeset } from '@retour/core';
import { Luggage } from 'lucide-react';
import { type ReactElement, Suspense, useMemo } from 'react';
import { lazyComponent } from '../../../lib/lazy-component';
import { useCatalogue } from '../../reference';
import { searchText } from '../content/faq/search-text';
import { setupAfterCountry } from '../trip-setup/setup-steps';
import styles from './faq.module.css';
import { findLeads, type Leads } from './find-leads';
import { Lead } from './lead';

const ProductLead = lazyComponent(() => import('./product-lead').then((module) => module.ProductLead));

function LeadList({ product, country }: Leads): ReactElement | null {
  if (product === null && country === null) return null;
  return (
    <ul aria-label={typeset(searchText.leads)} className={styles.hits}>
      {product !== null && (
        <Suspense fallback={null}>
          <ProductLead product={product} country={country} />
        </Suspense>
      )}
      {country !== null && (
        <Lead
          icon={Luggage}
          to="/preparer-mon-voyage/configuration"
          state={{ tripSetup: setupAfterCountry({}, country.code, country.name) }}
          title={searchText.prepare(country.name)}
          hint={searchText.prepareHint}
        />
      )}
    </ul>
  );
}

/** Where a question names an article or a country: the simulator, or the limits of that country. */
export function FaqLeads({ query }: { readonly query: string }): ReactElement | null {
  const catalogue = useCatalogue();
  const leads = useMemo(() => (catalogue === null ? null : findLeads(query, catalogue)), [query, catalogue]);
  return leads === null ? null : <LeadList {...leads} />;
}
