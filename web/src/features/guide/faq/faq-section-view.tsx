import { typeset } from '@retour/core';
import type { ReactElement } from 'react';
import { Accordion, AccordionItem } from '../../../ui';
import type { FaqSection } from '../content/faq/question';
import type { GuideFigures } from '../figures/guide-figures';
import { GuideBlocks } from '../prose/guide-blocks';
import { CopyLinkButton } from './copy-link-button';
import styles from './faq.module.css';

/** One of the four blocks and its questions. */
export function FaqSectionView({
  section,
  figures,
  openId,
}: {
  readonly section: FaqSection;
  readonly figures: GuideFigures;
  readonly openId: string | null;
}): ReactElement {
  return (
    <section id={section.id} tabIndex={-1} className={styles.section} aria-labelledby={`${section.id}-titre`}>
      <h2 id={`${section.id}-titre`}>{section.title}</h2>
      <Accordion>
        {section.questions.map(({ id, question, answer }) => (
          <AccordionItem key={id} id={id} level={3} title={typeset(question)} open={openId === id}>
            <GuideBlocks blocks={answer(figures)} />
            <CopyLinkButton id={id} question={question} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}
