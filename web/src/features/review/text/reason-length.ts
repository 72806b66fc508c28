import { reasonLimits } from '@retour/contract';
import { phrase } from '@retour/core';

/** Of a reason in an officer's own words, in its hint: before it is refused. */
export const reasonLength = phrase`${reasonLimits.min} lettres ou chiffres au moins`;
