import { borderSection } from './border';
import { declarationSection } from './declaration';
import { legalSection } from './legal';
import { paymentSection } from './payment';
import type { FaqQuestion, FaqSection } from './question';

export const faqSections: readonly FaqSection[] = [
  declarationSection,
  borderSection,
  paymentSection,
  legalSection,
];

export const faqQuestions: readonly FaqQuestion[] = faqSections.flatMap((section) => section.questions);
