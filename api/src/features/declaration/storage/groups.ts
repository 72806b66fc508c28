import type { TogetherOptions } from '../../../platform/database/together';

/** Of drafts read or written together. Larger ones pass 64 KB, which a socket takes in several goes. */
export const groups: TogetherOptions = { groupsAtOnce: 2, mostInGroup: 10 };
