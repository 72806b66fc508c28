import { figuresOn, type LawFigures } from '@retour/core';
import { dayInParis } from './paris-day';

/** The figures of the law in force today in Paris, for pages that say nothing of restricted goods. */
export function figuresToday(): LawFigures {
  return figuresOn(dayInParis());
}
