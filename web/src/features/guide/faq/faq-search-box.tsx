import { typeset } from '@retour/core';
import { Search } from 'lucide-react';
import { type ReactElement, useDeferredValue } from 'react';
import { useIsRunning } from '../../../lib/use-once-running';
import { TextField } from '../../../ui';
import { faqText } from '../content/faq/faq-text';
import type { GuideFigures } from '../figures/guide-figures';
import styles from './faq.module.css';
import type { FaqLeadsComponent } from './faq-answers';
import { FaqResults } from './faq-results';
import { faqSearchMinimum } from './faq-search-settings';

/** Searches the questions and their answers as the person types. */
export function FaqSearchBox({
  figures,
  query,
  onQuery,
  leads,
}: {
  readonly figures: GuideFigures;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly leads: FaqLeadsComponent;
}): ReactElement {
  const sought = useDeferredValue(query);
  const canSearch = useIsRunning();
  return (
    <search className={styles.search}>
      <TextField
        label={faqText.searchLabel}
        hint={typeset(faqText.searchExample)}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        icon={Search}
        disabled={!canSearch}
        value={query}
        onChange={onQuery}
      />
      {sought.trim().length >= faqSearchMinimum && (
        <FaqResults figures={figures} query={sought} onOpen={() => onQuery('')} leads={leads} />
      )}
    </search>
  );
}
