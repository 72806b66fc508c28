import type { BatchOptions } from '../../../platform/database/batch';

/** Of drafts read or written together: a statement stays below 64 KB or so. */
export const groups: BatchOptions = { groupsAtOnce: 2, maxInGroup: 10 };
