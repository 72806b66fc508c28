import { type Document, type Element, Window } from 'happy-dom';

/** A page of HTML as a tree. No script of it runs, nothing of it is fetched. */
export function readHtml(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html');
}

export function writeHtml(document: Document): string {
  return `<!doctype html>\n${document.documentElement.outerHTML}\n`;
}

/** An element with these attributes; an empty one has no value. */
export function element(
  document: Document,
  name: string,
  attributes: Readonly<Record<string, string>>,
): Element {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}
