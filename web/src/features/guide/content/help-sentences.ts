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
