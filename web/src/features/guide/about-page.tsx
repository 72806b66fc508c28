import { type ReactElement, Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy-component';
import { Skeleton } from '../../ui';
import { CreditsSection } from './about/credits-section';
import { VersionsSection } from './about/versions-section';
import { aboutPage } from './content/about';
import { helpLine } from './content/help-line';
import { legalSources } from './content/legal-sources';
import { publisher } from './content/publisher';
import { WrittenPageView } from './prose/written-page';

const DataDatesSection = lazyComponent(() =>
  import('./about/data-dates-section').then((module) => module.DataDatesSection),
);

export function AboutPage(): ReactElement {
  return (
    <WrittenPageView page={aboutPage(publisher, legalSources, helpLine)}>
      <Suspense fallback={<Skeleton lines={5} />}>
        <DataDatesSection />
      </Suspense>
      <VersionsSection />
      <CreditsSection />
    </WrittenPageView>
  );
}
