/** What is said, wherever a basket is filled, of what becomes of it. The pages that detail it read `travellerCalls`. */
export const simulationPromise =
  'Vos réponses et votre panier sont envoyés à notre serveur, qui confirme le montant et n’en garde rien.';
