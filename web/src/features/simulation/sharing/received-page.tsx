import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../../lib/lazy-component';
import { useFetchAhead } from '../../../lib/use-fetch-ahead';
import { useReceivedText } from './use-received-text';
import { Waiting } from './waiting';

const ReceivedSimulation = lazyComponent(() =>
  import('./received-simulation').then((module) => module.ReceivedSimulation),
);

/** Where it leads. */
const nextParts = [
  () => import('../simulation-routes'),
  () => import('../purchases/simulation-purchases'),
  () => import('../summary/summary-page'),
];

/** Takes the link out of the address before anything else; what reads it comes after. Nothing of it was sent here. */
export function ReceivedPage(): ReactNode {
  const { text, forget } = useReceivedText();
  useFetchAhead(nextParts);
  return (
    <Suspense fallback={<Waiting />}>
      <ReceivedSimulation key={text} text={text} onTaken={forget} />
    </Suspense>
  );
}
