import { foldText } from '@retour/core';

/** Words that say nothing of what a thing is, and those that join them. */
const vagueWords =
  /^(?:un|une|des|de|du|la|le|les|mes|mon|pour|ma|et|petite?s?|autres?|trucs?|machins?|bidules?|choses?|bricoles?|babioles?|bazars?|bizarres?|divers(?:es)?|quelconques?)$/u;

/** Those that say what it is for or where it comes from, which the list has words near to. */
const useWords = /^(?:cadeaux?|souvenirs?|surprises?|achats?|affaires?|articles?|objets?|produits?)$/u;

function isMadeOf(name: string, isWord: (word: string) => boolean): boolean {
  const words = foldText(name).split(/\s+/u).filter(Boolean);
  return words.some((word) => word.length > 3) && words.every(isWord);
}

/** Whether a name tells nobody what it is: « trucs bizarres ». What is near it in the list is near by its letters alone. */
export function isVague(name: string): boolean {
  return isMadeOf(name, (word) => vagueWords.test(word));
}

/** Whether an agent could not tell what bears this name: « cadeau », « souvenirs divers », beside what is vague. */
export function isImprecise(name: string): boolean {
  return isMadeOf(name, (word) => vagueWords.test(word) || useWords.test(word));
}
