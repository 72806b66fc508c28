/** A way of speaking whose words mislead one by one, and the words of the questions that it means; both folded. */
export const turnsOfPhrase: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/\bque se passe t il\b/g, ''],
  [/\b(?:fais|fait|faire|font|faites|fasse) (?:prendre|attraper|choper|pincer|gauler)\b/g, 'attraper'],
  [/\bm attrapent?\b|\bme (?:prennent|chopent)\b/g, 'attraper'],
  [
    /\bcombien (?:de |d )?(?=(?:cartouches?|cigarettes?|paquets?|clopes?|cigares?|tabac)\b)(?!.*\b(?:cout|pay|pai|prix|tax))/g,
    'tabac quantite permise ',
  ],
  [
    /\bcombien (?:de |d )?(?=(?:bouteilles?|litres?|alcool|vin|bieres?|whisky|rhum|champagne)\b)(?!.*\b(?:cout|pay|pai|prix|tax))/g,
    'alcool quantite permise ',
  ],
  [/\bcouteaux? suisses?\b/g, 'couteau'],
  [/\be liquides?\b/g, 'vapoteuse'],
  [/\b(?:pas (?:d )?|sans )(?:internet|connexion)\b/g, 'sans reseau'],
  [/\b(?:faut il|creer|avoir|besoin d|supprimer|sans) (?:un |mon |de )?compte\b/g, 'inscription identifiant'],
  [/\bfait (?:une|des) (?:erreurs?|fautes?)\b/g, 'trompe corriger faute'],
  [
    /\b(?:a|ont|ete) change\w* (?:le |mon )?montant\b|\bmontant (?:a|ete|a ete) change\w*/g,
    'corriger rectifier',
  ],
];
