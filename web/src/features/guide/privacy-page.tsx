import type { ReactElement } from 'react';
import { privacyPage } from './content/privacy';
import { publisher } from './content/publisher';
import { WrittenPageView } from './prose/written-page';

export function PrivacyPage(): ReactElement {
  return <WrittenPageView page={privacyPage(publisher)} />;
}
