import type { ReactElement } from 'react';
import { accessibilityPage } from './content/accessibility';
import { publisher } from './content/publisher';
import { WrittenPageView } from './prose/written-page';

export function AccessibilityPage(): ReactElement {
  return <WrittenPageView page={accessibilityPage(publisher)} />;
}
