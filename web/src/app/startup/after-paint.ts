import { holdEarlySubmits } from '../../lib/early-submits';
import { keepNewcomersPage } from './newcomers-page';
import { begunJourneys, isFirstVisit } from './saved-answers';

/**
 * Runs in pages whose content is already written, before they are painted: what is written for a first visit is hidden
 * from who has been here, and room is kept for what this person has begun. The application, which would take its share of a slow network, is asked for once the content
 * is painted.
 */
if (!isFirstVisit()) document.documentElement.classList.add('known-visitor');
for (const journey of begunJourneys()) document.documentElement.classList.add(`begun-${journey}`);
keepNewcomersPage(location);
holdEarlySubmits();

const maxWaitMs = 300;

/** At once where nobody looks: a hidden tab paints nothing. */
function contentPainted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

void contentPainted().then(() => {
  const application = document.querySelector<HTMLTemplateElement>('template#after-paint');
  if (application) document.head.append(application.content);
});
