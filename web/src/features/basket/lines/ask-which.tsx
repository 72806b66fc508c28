import type { AnswerLine } from '@retour/contract';
import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../../../lib/lazy-component';
import type { WhichOneProps } from './which-one';

const WhichOne = lazyComponent(() => import('./which-one').then((module) => module.WhichOne));

export interface AskWhichProps extends WhichOneProps {
  readonly line: AnswerLine | undefined;
}

/** Where nothing but what the article is keeps its amount from being known. */
export function AskWhich({ line, ...props }: AskWhichProps): ReactNode {
  if (line?.id !== null || line.status !== 'to-assess' || line.restriction !== undefined) return null;
  return (
    <Suspense fallback={null}>
      <WhichOne {...props} />
    </Suspense>
  );
}
