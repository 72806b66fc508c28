/** What is said, wherever a basket is filled, of what becomes of it. The pages that detail it read `travellerCalls`. */
export const simulationPromise =
  'Vos réponses et votre panier sont envoyés à notre serveur, qui confirme le montant et n’en garde rien.';

/** What is said, wherever a declaration is sent, of how it is corrected. */
export const correctionPromise =
  'Une déclaration envoyée ne se modifie pas. Annulez-la : vos réponses sont gardées, vous les corrigez et vous envoyez une nouvelle déclaration. Elle a une nouvelle référence, et l’ancienne ne vaut plus rien.';
