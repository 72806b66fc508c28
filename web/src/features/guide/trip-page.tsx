import { typeset } from '@retour/core';
import { ArrowRight, Ban, MapPin, ShieldAlert, ShoppingBag } from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy-component';
import { Accordion, AccordionItem, ButtonLink, Columns, PageHeading, Skeleton } from '../../ui';
import { useAnchor } from './anchor/use-anchor';
import { cashTopic } from './content/trip/cash';
import { documentsTopic } from './content/trip/documents';
import { panelIds, yesNoText } from './content/trip/thresholds';
import { officialPages, tripText } from './content/trip/trip-text';
import { useGuideFigures } from './figures/use-guide-figures';
import { CashExamples } from './trip/cash-examples';
import { DepartureTips } from './trip/departure-tips';
import { ForeignProducts } from './trip/foreign-products';
import { OfficialLinks, TopicAnswer } from './trip/topic-answer';
import styles from './trip/trip.module.css';

const ArrivalTabs = lazyComponent(() => import('./trip/arrival-tabs').then((module) => module.ArrivalTabs));
const GoodsTopic = lazyComponent(() => import('./trip/goods-topic').then((module) => module.GoodsTopic));

function SetupInvitation(): ReactElement {
  return (
    <section className={styles.invitation} aria-labelledby="votre-limite">
      <h2 id="votre-limite">{typeset(tripText.invitationTitle)}</h2>
      <p>{typeset(tripText.invitation)}</p>
      <ButtonLink
        to="/preparer-mon-voyage/configuration"
        variant="highlight"
        icon={ArrowRight}
        iconPosition="end"
      >
        {typeset(tripText.invitationAction)}
      </ButtonLink>
      <ButtonLink to="/puis-je-l-acheter" variant="secondary">
        {typeset(tripText.beforeBuying)}
      </ButtonLink>
    </section>
  );
}

/** « Préparer mon voyage »: six topics, each opened on demand or by its anchor. */
export function TripPage({ simulatorButton }: { readonly simulatorButton: ReactNode }): ReactElement {
  const figures = useGuideFigures();
  const anchor = useAnchor();
  const pointsAtPanel = panelIds.some((id) => id === anchor);
  return (
    <div className={styles.page}>
      <PageHeading title={typeset(tripText.title)} lead={typeset(tripText.lead)} />
      <Columns aside={<SetupInvitation />} asideFirst>
        <Accordion>
          <AccordionItem
            id={documentsTopic.id}
            title={typeset(documentsTopic.title(figures))}
            icon={documentsTopic.icon}
            open={anchor === documentsTopic.id}
          >
            <TopicAnswer topic={documentsTopic} figures={figures} />
          </AccordionItem>
          <AccordionItem
            id="quand-declarer"
            title={typeset(tripText.whenTitle)}
            icon={MapPin}
            open={anchor === 'quand-declarer'}
          >
            <p>{tripText.whenOnline}</p>
            <Suspense fallback={<Skeleton lines={8} />}>
              <ArrivalTabs figures={figures} />
            </Suspense>
            <OfficialLinks links={officialPages.places} />
          </AccordionItem>
          <AccordionItem
            id="produits"
            title={typeset(yesNoText.question)}
            icon={ShoppingBag}
            open={anchor === 'produits' || pointsAtPanel}
          >
            <ForeignProducts
              key={pointsAtPanel ? anchor : 'produits'}
              figures={figures}
              simulatorButton={simulatorButton}
              initialAnswer={pointsAtPanel ? 'oui' : undefined}
            />
            <OfficialLinks links={officialPages.purchases} />
          </AccordionItem>
          <AccordionItem
            id="marchandises-reglementees"
            title={tripText.regulatedTitle}
            icon={ShieldAlert}
            open={anchor === 'marchandises-reglementees'}
          >
            <p>{typeset(tripText.regulatedLead)}</p>
            <Suspense fallback={<Skeleton lines={8} />}>
              <GoodsTopic kind="regulated" figures={figures} anchor={anchor} />
            </Suspense>
            <OfficialLinks links={officialPages.purchases} />
          </AccordionItem>
          <AccordionItem
            id="marchandises-interdites"
            title={tripText.forbiddenTitle}
            icon={Ban}
            open={anchor === 'marchandises-interdites'}
          >
            <p>{typeset(tripText.forbiddenLead)}</p>
            <Suspense fallback={<Skeleton lines={8} />}>
              <GoodsTopic kind="forbidden" figures={figures} anchor={anchor} />
            </Suspense>
            <OfficialLinks links={officialPages.purchases} />
          </AccordionItem>
          <AccordionItem
            id={cashTopic.id}
            title={typeset(cashTopic.title(figures))}
            icon={cashTopic.icon}
            open={anchor === cashTopic.id}
          >
            <TopicAnswer topic={cashTopic} figures={figures} />
            <CashExamples figures={figures} />
          </AccordionItem>
        </Accordion>
      </Columns>
      <DepartureTips />
    </div>
  );
}
