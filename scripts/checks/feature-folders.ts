/** Folders that any feature may have: what they hold is said once, for all. */
const anywhere: ReadonlySet<string> = new Set(['storage', 'testing', 'text']);

/** The features below a folder of the repository, and the parts of each: « review », « review/batch ». */
export function featureFolders(root: string, files: readonly string[]): readonly string[] {
  const folders = files
    .filter((file) => file.startsWith(`${root}/`))
    .flatMap((file) => {
      const [feature = '', ...rest] = file.slice(root.length + 1).split('/');
      const [part = ''] = rest;
      const isPart = rest.length > 1 && !anywhere.has(part);
      return rest.length === 0 ? [] : [feature, ...(isPart ? [`${feature}/${part}`] : [])];
    });
  return [...new Set(folders)].sort();
}

/** A row of the table under the heading that names the root: « | `review/batch` | what it holds | ». */
const row = /^\| `([a-z/-]+)` \| (.*) \|$/gm;

/** What the architecture and the folders of features do not say alike. */
export function folderFaults(
  root: string,
  folders: readonly string[],
  architecture: string,
): readonly string[] {
  const [, section] = architecture.split(`\n### The features of \`${root}\`\n`);
  if (section === undefined) return [`no section « The features of \`${root}\` »`];
  const [own = ''] = section.split(/\n##/);
  const rows = new Map([...own.matchAll(row)].map(([, name = '', words = '']) => [name, words.trim()]));
  return [
    ...folders
      .filter((folder) => (rows.get(folder) ?? '') === '')
      .map((folder) => `${root}/${folder} has no line under « The features of \`${root}\` »`),
    ...[...rows.keys()]
      .filter((name) => !folders.includes(name))
      .map((name) => `${root}/${name} is no folder of a feature`),
  ];
}
