import { typeset } from '@retour/core';
import type { ReactElement, ReactNode } from 'react';
import { PageHeading } from '../../../ui';
import { useAnchor } from '../anchor/use-anchor';
import type { PageSection, WrittenPage } from '../content/page';
import { withAcronymsSpelledOut } from './acronyms';
import { GuideBlocks } from './guide-blocks';
import styles from './written-page.module.css';

/** Sections in the order they are read, acronyms spelled out once for the whole page. */
function spelledSections(sections: readonly PageSection[]): readonly PageSection[] {
  const spelled = new Set<string>();
  return sections.map((section) => ({ ...section, blocks: withAcronymsSpelledOut(section.blocks, spelled) }));
}

/** A page of text: title, contents on wide screens, sections. */
export function WrittenPageView({
  page,
  children,
}: {
  readonly page: WrittenPage;
  /** Sections that are more than text, after the others. */
  readonly children?: ReactNode;
}): ReactElement {
  useAnchor();
  return (
    <div className={styles.page}>
      <PageHeading title={typeset(page.title)} lead={typeset(page.lead)} />
      <div className={styles.sections}>
        {spelledSections(page.sections).map((section) => (
          <section
            key={section.id}
            id={section.id}
            tabIndex={-1}
            aria-labelledby={`${section.id}-titre`}
            className={styles.section}
          >
            <h2 id={`${section.id}-titre`}>{typeset(section.title)}</h2>
            <GuideBlocks blocks={section.blocks} />
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
