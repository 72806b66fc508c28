import type { ReactElement } from 'react';
import { helpLine } from './content/help-line';
import { legalNotice } from './content/legal-notice';
import { publisher } from './content/publisher';
import { WrittenPageView } from './prose/written-page';

export function LegalPage(): ReactElement {
  return <WrittenPageView page={legalNotice(publisher, helpLine)} />;
}
