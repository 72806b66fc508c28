import { typeset } from '@retour/core';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Notice, PageHeading } from '../../ui';
import { reachElement, useAnchor } from './anchor/use-anchor';
import { contactPath } from './content/contact-path';
import { faqQuestions, faqSections } from './content/faq/faq-sections';
import { faqText } from './content/faq/faq-text';
import { somebodyAnswers } from './content/somebody-answers';
import styles from './faq/faq.module.css';
import type { FaqLeadsComponent } from './faq/faq-answers';
import { FaqNavigation } from './faq/faq-navigation';
import { FaqSearchBox } from './faq/faq-search-box';
import { FaqSectionView } from './faq/faq-section-view';
import { useGuideFigures } from './figures/use-guide-figures';

const knownIds = new Set(faqQuestions.map(({ id }) => id));

/** The question that the address names: opened, in front of the reader, with the focus. */
function useNamedQuestion(): { readonly openId: string | null; readonly isUnknown: boolean } {
  const [parameters] = useSearchParams();
  const { key } = useLocation();
  const id = parameters.get('id');
  const openId = id !== null && knownIds.has(id) ? id : null;
  useEffect(() => {
    if (openId !== null && key !== '') reachElement(openId);
  }, [openId, key]);
  return { openId, isUnknown: id !== null && openId === null };
}

export function FaqPage({ leads }: { readonly leads: FaqLeadsComponent }): ReactElement {
  const figures = useGuideFigures();
  const [query, setQuery] = useState('');
  useAnchor();
  const { openId, isUnknown } = useNamedQuestion();
  return (
    <div className={styles.page}>
      <PageHeading title={faqText.title} lead={typeset(faqText.lead)} />
      {isUnknown && (
        <Notice tone="info" title={typeset(faqText.unknownTitle)}>
          {typeset(faqText.unknown)}
        </Notice>
      )}
      <FaqSearchBox figures={figures} query={query} onQuery={setQuery} leads={leads} />
      <div className={styles.blocks}>
        <FaqNavigation />
        <div className={styles.sections}>
          {faqSections.map((section) => (
            <FaqSectionView key={section.id} section={section} figures={figures} openId={openId} />
          ))}
          <Notice tone="note" title={typeset(faqText.helpTitle)}>
            <p>{typeset(figures.contact.ask)}</p>
            {somebodyAnswers && (
              <p>
                <Link to={contactPath}>{faqText.contact}</Link>
              </p>
            )}
          </Notice>
        </div>
      </div>
    </div>
  );
}
