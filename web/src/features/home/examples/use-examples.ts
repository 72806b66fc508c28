import { useContext, useEffect, useState } from 'react';
import { loadChunk } from '../../../lib/lazy-component';
import { startupDelays } from '../../../lib/startup-moments';
import { type ExampleAnswer, readWrittenAnswers, WrittenAnswers } from './example-answer';

/** Read in the page or computed since it was opened. */
let known: readonly ExampleAnswer[] | null = null;

export type Examples =
  | { readonly kind: 'known'; readonly answers: readonly ExampleAnswer[] }
  | { readonly kind: 'awaited' }
  /** No network, or a day that the tables do not cover. */
  | { readonly kind: 'unavailable' };

function examplesOf(answers: readonly ExampleAnswer[] | null): Examples {
  return answers === null ? { kind: 'unavailable' } : { kind: 'known', answers };
}

/** What the examples owe: as written in the page, else computed once the page is shown. */
export function useExamples(): Examples {
  const written = useContext(WrittenAnswers);
  const [examples, setExamples] = useState<Examples>(() => {
    known ??= written ?? readWrittenAnswers(document);
    return known === null ? { kind: 'awaited' } : examplesOf(known);
  });
  const isAwaited = examples.kind === 'awaited';
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isShown = true;
    const show = (answers: readonly ExampleAnswer[] | null): void => {
      known = answers;
      if (isShown) setExamples(examplesOf(answers));
    };
    const compute = (): void => {
      loadChunk(() => import('./load-examples'))
        .then(({ loadExamples }) => loadExamples())
        .then(show, () => show(null));
    };
    const timer = setTimeout(compute, startupDelays(performance.now()).remove);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [isAwaited]);
  return examples;
}
