import { foldText } from '@retour/core';

/** Words that say nothing of what a thing is, and those that join them. */
const vagueWords =
  /^(?:un|une|des|de|du|la|le|les|mes|et|petite?s?|autres?|trucs?|machins?|bidules?|choses?|bricoles?|babioles?|bizarres?|divers(?:es)?|quelconques?)$/u;

/** Whether a name tells nobody what it is: « trucs bizarres ». What is near it in the list is near by its letters alone. */
export function isVague(name: string): boolean {
  const words = foldText(name).split(/\s+/u).filter(Boolean);
  return words.some((word) => word.length > 3) && words.every((word) => vagueWords.test(word));
}
