/** What a page may cite as a proof: files, titles of tests, scenarios. */
export interface Citable {
  /** Paths of the repository's files, from the root. */
  readonly files: readonly string[];
  /** The text of one of them. */
  readonly read: (file: string) => string;
  /** Identifiers of the scenarios: AUT-04. */
  readonly scenarios: ReadonlySet<string>;
}

const file = String.raw`\x60(?<name>[\w./-]+\.(?:ts|tsx|mjs|sql|json))\x60`;
/** `sessions.test.ts` “is not opened by cookies alone”, or the file alone. */
const citation = new RegExp(`${file}(?: “(?<title>[^”]+)”)?`, 'gu');
const scenario = /\b([A-Z]{3})-\d{2,}\b/g;

/** The files that a page means by the end of a path. */
function filesNamed(name: string, files: readonly string[]): readonly string[] {
  return files.filter((path) => path === name || path.endsWith(`/${name}`));
}

/** The files that a text cites, as it writes them. */
export function citedFiles(text: string): readonly string[] {
  return [...text.matchAll(citation)].map(({ groups }) => groups?.name ?? '');
}

/** What a page cites that is not there, or could be several things, as "line: citation". */
export function lostProofs(text: string, { files, read, scenarios }: Citable): readonly string[] {
  const parts = new Set([...scenarios].map((id) => id.slice(0, 3)));
  return text.split('\n').flatMap((line, index) => {
    const ofFiles = [...line.matchAll(citation)].flatMap(({ groups }) => {
      const { name = '', title } = groups ?? {};
      const [found, ...others] = filesNamed(name, files);
      if (found === undefined) return [`cites ${name}, which is not there`];
      if (others.length > 0) return [`cites ${name}, which is ${others.length + 1} files`];
      return title === undefined || read(found).includes(title) ? [] : [`${name} has no “${title}”`];
    });
    const ofScenarios = [...line.matchAll(scenario)].flatMap(([id, part = '']) =>
      scenarios.has(id) || !parts.has(part) ? [] : [`cites ${id}, which no scenario is`],
    );
    return [...ofFiles, ...ofScenarios].map((fault) => `${index + 1}: ${fault}`);
  });
}
