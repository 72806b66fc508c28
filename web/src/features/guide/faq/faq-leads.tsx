import { typeset } from '@retour/core';
import { Calculator, type LucideIcon, Luggage } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useCatalogue } from '../../reference';
import { faqText } from '../content/faq/faq-text';
import { setupAfterCountry } from '../trip-setup/setup-steps';
import styles from './faq.module.css';
import { findLeads, type Leads } from './find-leads';

interface LeadProps extends Pick<LinkProps, 'to' | 'state'> {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly hint: string;
}

function Lead({ icon: IconComponent, title, hint, to, state }: LeadProps): ReactElement {
  return (
    <li>
      <Link to={to} state={state} className={styles.lead}>
        <IconComponent aria-hidden size={22} strokeWidth={1.9} />
        <span>
          <span className={styles.hitQuestion}>{typeset(title)}</span>
          <span className={styles.snippet}>{typeset(hint)}</span>
        </span>
      </Link>
    </li>
  );
}

function LeadList({ product, country }: Leads): ReactElement | null {
  if (product === null && country === null) return null;
  return (
    <ul aria-label={typeset(faqText.leads)} className={styles.hits}>
      {product !== null && (
        <Lead
          icon={Calculator}
          to="/simulateur"
          title={faqText.simulate(product)}
          hint={faqText.simulateHint}
        />
      )}
      {country !== null && (
        <Lead
          icon={Luggage}
          to="/preparer-mon-voyage/configuration"
          state={{ tripSetup: setupAfterCountry({}, country.code, country.name) }}
          title={faqText.prepare(country.name)}
          hint={faqText.prepareHint}
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
