import { dayInParis } from '@retour/contract';
import { typeset } from '@retour/core';
import { type ReactElement, useMemo } from 'react';
import { Notice, Skeleton } from '../../../ui';
import { useCatalogue, useCurrencies } from '../../reference/use-reference';
import { tutorialText } from '../content/tutorial';
import { type TutorialExample, tutorialExamples } from '../content/tutorial-examples';
import { useLoaded } from '../loading/use-loaded';
import { ExampleCard } from './example-card';
import type { ExampleResult } from './example-result';
import styles from './tutorial.module.css';

const loadEngine = () => import('./example-result').then((module) => module.exampleResult);

interface WorkedExample {
  readonly example: TutorialExample;
  readonly result: ExampleResult;
}

/** The examples with what they owe today; null until the tariff, the rates and the engine are there. */
function useWorkedExamples(): readonly WorkedExample[] | null {
  const catalogue = useCatalogue();
  const currencies = useCurrencies();
  const exampleResult = useLoaded(loadEngine);
  const day = dayInParis(new Date());
  return useMemo(() => {
    if (catalogue === null || currencies === null || exampleResult === null) return null;
    return tutorialExamples.flatMap((example) => {
      const result = exampleResult(example, { catalogue, currencies, day });
      return result === null ? [] : [{ example, result }];
    });
  }, [catalogue, currencies, exampleResult, day]);
}

export function TutorialExamples(): ReactElement {
  const examples = useWorkedExamples();
  if (examples === null) return <Skeleton lines={6} />;
  if (examples.length === 0) return <Notice tone="info">{typeset(tutorialText.unavailable)}</Notice>;
  return (
    <ul className={styles.examples}>
      {examples.map(({ example, result }) => (
        <ExampleCard key={example.id} example={example} result={result} />
      ))}
    </ul>
  );
}
