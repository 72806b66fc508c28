import { concerns, jobNames, type ServiceStatus } from '@retour/contract';
import { typographyFaults } from '@retour/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { StatusPage } from './status-page';

const at = '2026-11-24T06:00:00.000Z';
const jobs: ServiceStatus['jobs'] = jobNames.map((name, index) => ({
  name,
  everySeconds: [5, 60, 3_600, 86_400][index % 4] ?? 60,
  lastRunAt: '2026-11-24T05:59:00.000Z',
  lastSuccessAt: '2026-11-24T05:59:00.000Z',
  lastSeconds: 0.0034,
  nextAt: '2026-11-24T06:30:00.000Z',
  failures: 0,
  isLate: false,
}));
const well: ServiceStatus = {
  at,
  health: 'well',
  concerns: [],
  processes: [{ startedAt: '2026-11-22T06:00:00.000Z', version: '1.2.3' }],
  migration: '0037-process-reports',
  database: {
    engine: 'server',
    version: '15.9',
    isPrimary: true,
    isSynchronous: true,
    standbys: 1,
    synchronousStandbys: 1,
    latencyMs: 3.2,
    bytes: 12_340_000_000,
    disk: null,
    connections: [
      { kind: 'work', busy: 2, idle: 7, awaited: 0 },
      { kind: 'lists', busy: 1, idle: 1, awaited: 4 },
    ],
  },
  mails: { waiting: 0, refused: 0, dead: 0, held: 0, oldestSeconds: 0 },
  jobs,
  rates: { isRead: true, ageDays: 1 },
  law: { since: '2026-07-01', nomenclature: '2026-11' },
  requests: { minutes: 5, answered: 12_345, refused: 2, failed: 0, abandoned: 3 },
  upkeep: { backupAt: '2026-11-24T03:00:00.000Z', logVerifiedAt: null },
  runbook: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page, as a server answers. */
function open(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer());
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <StatusPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** What is read, with one kind of space. */
function words(): string {
  return (document.body.textContent ?? '').replace(/\s/g, ' ');
}

it('says in one word that all is well, then each part in figures', async () => {
  open(() => Response.json(well));
  await screen.findByText('Tout va bien');
  expect(screen.getByRole('status').textContent).toMatch(/^Tout va bien/);
  expect(screen.queryByRole('heading', { name: /ne va pas/ })).toBeNull();
  for (const said of [
    'Demandes des 5 dernières minutes',
    '12 345',
    'PostgreSQL 15.9',
    'Principale, avec 1 copie de secours, à jour à chaque écriture',
    '3 ms',
    '12 Go',
    '3 occupées, 8 libres, 4 en attente',
    'Publiés il y a 1 jour',
    '1er juillet 2026',
    'novembre 2026',
    'il y a 3 heures',
    'Jamais',
    '1 processus, le plus ancien démarré il y a 2 jours',
    'Réussie il y a 1 min, en 3 ms',
    'Toutes les 5 secondes',
    'Prochaine vers 7 h 30',
    'Prochaine le 24 novembre 2026 à 7 h 30',
  ]) {
    expect(words()).toContain(said);
  }
  expect(words()).toContain(`${jobNames.length} tâches à l’heure`);
  expect(typographyFaults(document.body.textContent ?? '')).toEqual([]);
});

it.each([null, 0])(
  'promises of no copy that it has all that is written where %s of them is known to',
  async (synchronousStandbys) => {
    open(() => Response.json({ ...well, database: { ...well.database, synchronousStandbys } }));
    await screen.findByText('Tout va bien');
    expect(words()).toContain('Principale, avec 1 copie de secours');
    expect(words()).not.toContain('à jour à chaque écriture');
  },
);

it('says of each thing that is wrong what is seen of it, what to do and where the support reads more', async () => {
  const late = {
    ...jobs[3],
    name: 'retention',
    isLate: true,
    failures: 2,
    lastSuccessAt: '2026-11-24T01:00:00.000Z',
  };
  open(() =>
    Response.json({
      ...well,
      health: 'trouble',
      concerns,
      runbook: 'https://wiki.test/incidents',
      jobs: [...jobs.filter(({ name }) => name !== 'retention'), late],
      database: { ...well.database, engine: 'embedded', standbys: 0, disk: { freeBytes: 9e8, bytes: 5e11 } },
      mails: { waiting: 2, refused: 1, dead: 3, held: 4, oldestSeconds: 1_200 },
      upkeep: null,
    }),
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/^En difficulté/);
  expect(screen.getAllByRole('article')).toHaveLength(concerns.length);
  expect(words().match(/Que faire :/g)).toHaveLength(concerns.length);
  const sheets = screen.getAllByRole('link', { name: /fiche/ });
  expect(sheets.map((link) => link.getAttribute('href'))).toContain(
    'https://wiki.test/incidents#nosynchronousstandby',
  );
  expect(screen.getByRole('link', { name: 'Messages non partis' }).getAttribute('href')).toBe(
    '/agent/mon-compte/messages-non-partis',
  );
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Effacement des données anciennes');
  for (const said of [
    '1 tâche en retard',
    '2 échecs depuis, le dernier essai il y a 1 min',
    '900 Mo libres sur 500 Go',
    '20 min',
    'intégré, pour essayer',
    'L’installation ne le dit pas ici',
  ]) {
    expect(words()).toContain(said);
  }
  expect(typographyFaults(document.body.textContent ?? '')).toEqual([]);
});

it('says until when the rates of the service held, and what to do once that day went by', async () => {
  const rates = { isRead: false, ageDays: null, validTo: '2026-10-31' };
  open(() => Response.json({ ...well, health: 'watch', concerns: ['old-rates'], rates }));
  const card = (await screen.findByRole('article')).textContent ?? '';
  expect(card).toContain('RATES_URL');
  expect(words()).toContain('Ceux du service, valables jusqu’au 31 octobre 2026');
  expect(typographyFaults(document.body.textContent ?? '')).toEqual([]);
});

it('says whom to call when the service does not answer', async () => {
  const problem = { type: 'about:blank', title: 'x', status: 503, code: 'database-unavailable', detail: 'x' };
  open(() =>
    Response.json(problem, { status: 503, headers: { 'content-type': 'application/problem+json' } }),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Pas de réponse/);
  expect(alert.textContent).toMatch(/appelez le support/);
});

it('reads the service again by itself', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let { health, concerns: found } = well;
  open(() => Response.json({ ...well, health, concerns: found }));
  await screen.findByText('Tout va bien');
  [health, found] = ['watch', ['mails-wait']];
  await vi.advanceTimersByTimeAsync(10_000);
  await screen.findByText('À surveiller');
  vi.useRealTimers();
});
