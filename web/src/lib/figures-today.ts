import { dayInParis } from '@retour/contract';
import { figuresOn, type LawFigures } from '@retour/core';

/** The figures of the law in force today in Paris, for pages that say nothing of restricted goods. */
export function figuresToday(): LawFigures {
  return figuresOn(dayInParis(new Date()));
}
