import type { TogetherOptions } from '../../../platform/database/together';

/** Of drafts read or written together: a statement stays below 64 KB or so. */
export const groups: TogetherOptions = { groupsAtOnce: 2, mostInGroup: 10 };
