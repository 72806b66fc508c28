import { dayInParis } from '@retour/contract';
import { type Law, lawOn } from '@retour/core';

/** The law in force today in Paris: what pages quote that are about no arrival in particular. */
export function lawToday(): Law {
  return lawOn(dayInParis(new Date()));
}
