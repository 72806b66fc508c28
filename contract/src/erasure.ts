import * as z from 'zod/mini';

/** Why somebody's data are erased before their time: they ask for it, an authority does, or it was written by mistake. */
export const erasureGrounds = ['person', 'authority', 'mistake'] as const;
export type ErasureGround = (typeof erasureGrounds)[number];

/** No free text: it would soon hold the name that is to be erased. */
export const erasureSchema = z.object({
  ground: z.enum(erasureGrounds, {
    error: 'Dites pourquoi : la personne le demande, une autorité le demande, ou la saisie est une erreur.',
  }),
});
