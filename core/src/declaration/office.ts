/** Where officers settle declarations: a desk of an airport, a port, a station, a road, or one that the installation names. */
export interface Office {
  readonly id: string;
  /** French name, as receipts carry it. */
  readonly name: string;
  /** Codes, towns and other names that people type. */
  readonly aliases: readonly string[];
}

/** That of agents who chose none, which says nothing that is not known. */
export const installationOffice: Office = {
  id: 'installation',
  name: 'Bureau de l’installation',
  aliases: [],
};

/** The office of an id; none for an id that no list names any more, and for who chose none. */
export function findOffice(offices: readonly Office[], id: string | null): Office | undefined {
  return offices.find((office) => office.id === id);
}
