/** Why somebody's data are erased before their time: they ask for it, an authority does, or it was written by mistake. */
export const erasureGrounds = ['person', 'authority', 'mistake'] as const;
export type ErasureGround = (typeof erasureGrounds)[number];
