import type { HelpLine } from './help-line';

/** Who to ask when the pages do not answer; a sentence or two. */
export function askSentence({ name, phone, hours }: HelpLine): string {
  if (phone === null) {
    return 'À votre arrivée, posez votre question à un agent des douanes avant la sortie. La réponse ne vous engage à rien.';
  }
  return hours === null ? `${name} répond au ${phone}.` : `${name} répond au ${phone}, ${hours}.`;
}

/** What to do where nobody is at the customs office. */
export function closedOfficeAdvice({ name, phone }: HelpLine): string {
  return phone === null ? 'Appelez le numéro affiché à la porte du bureau.' : `Appelez ${name} au ${phone}.`;
}

const showThem = 'Si vous en rapportez, montrez-les à un agent : il dit ce qui est dû.';

/** What is said of tobacco and alcohol before the age of their allowance: they are not forbidden, they are not relieved. */
export function underAge(age: string): string {
  return `Avant ${age}, il n’y a aucune franchise pour le tabac et l’alcool. ${showThem}`;
}
