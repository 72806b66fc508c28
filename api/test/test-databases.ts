import pg from 'pg';

export const templateName = 'retour_template';

export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates an empty database, or a copy of another one. Names are ours, never input. */
export async function createDatabase(
  clusterUrl: string,
  name: string,
  template = 'template1',
): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
}
