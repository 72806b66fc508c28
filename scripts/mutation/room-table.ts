/** What is read of Stryker's report: what became of each mutant of each file. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** A room of core: its folder under `core/src`. */
function roomOf(file: string): string {
  return file.split('/')[2] ?? '';
}

/** An endless loop is seen too; what no test goes through survives. What is left out is not counted. */
function row(name: string, statuses: readonly string[]): readonly string[] {
  const having = (...some: readonly string[]): number =>
    statuses.filter((status) => some.includes(status)).length;
  const killed = having('Killed', 'Timeout');
  const survived = having('Survived', 'NoCoverage');
  const tried = killed + survived;
  if (tried === 0) return [];
  return [`| ${name} | ${tried} | ${killed} | ${survived} | ${((100 * killed) / tried).toFixed(1)} % |`];
}

/** Rooms in order of their names, then all of them, as the table of docs/mutation.md. */
export function roomTable({ files }: MutationReport): string {
  const statuses = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map(({ status }) => ({ room: roomOf(file), status })),
  );
  const rooms = [...new Set(statuses.map(({ room }) => room))].toSorted();
  const of = (own: typeof statuses): readonly string[] => own.map(({ status }) => status);
  return [
    '| room | mutants | killed | survived | score |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rooms.flatMap((name) => row(name, of(statuses.filter(({ room }) => room === name)))),
    ...row('all', of(statuses)),
  ].join('\n');
}
