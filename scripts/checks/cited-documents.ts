/** A page of docs/ with the numbers of its sections (`## 4. Tobacco…`). */
export interface Document {
  readonly name: string;
  readonly sections: ReadonlySet<string>;
}

/** « duty-rules §4 », « specification §5, duty-rules §4 », « duty-rules §1 to §10 », « duty-rules §1 and §4 ». */
const citation = /\b(duty-rules|specification)((?: and | to |[ ,]|§\d+)+)/g;
const page = /(?<![\w./:@*-])(?:[\w-]+\/)*[\w-]+\.md\b/g;

export function sectionsOf(markdown: string): ReadonlySet<string> {
  return new Set([...markdown.matchAll(/^## (\d+)\. /gm)].flatMap(([, number]) => number ?? []));
}

/** What a text cites that nobody can open, as "line: citation". */
export function lostCitations(text: string, documents: readonly Document[]): readonly string[] {
  const byName = new Map(documents.map((document) => [document.name, document]));
  return text.split('\n').flatMap((line, index) => {
    const lostSections = [...line.matchAll(citation)].flatMap(([, name = '', rest = '']) =>
      [...rest.matchAll(/§(\d+)/g)]
        .filter(([, number = '']) => byName.get(name)?.sections.has(number) !== true)
        .map(([section]) => `${name} ${section}`),
    );
    const lostPages = [...line.matchAll(page)]
      .map(([cited]) => cited)
      .filter((cited) => !byName.has(cited.replace(/^.*\//, '').replace(/\.md$/, '')));
    return [...lostSections, ...lostPages].map(
      (cited) => `${index + 1}: cites ${cited}, which is not in docs/`,
    );
  });
}
