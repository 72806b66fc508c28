import { phrase } from '@retour/core';
import { agentPaths } from '../agent-paths';

/*
 * What stands beside the law, the engine or the filters where the screens have it, which the tutorial has no use for: written here,
 * and compared by its test.
 */

/** The title of the third step of a creation. */
export const goodsTitle = phrase`Qu'a acheté le voyageur ?`;

/** The list of the corrections that wait for a second officer. */
export const listToApprove = `${agentPaths.declarations}?corrections=pending&sort=oldest`;
