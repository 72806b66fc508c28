import { randomUUID } from 'node:crypto';
import type { Takings } from '@retour/contract';
import { centsOf } from '@retour/core';
import { beforeAll, expect } from 'vitest';
import type { Engine } from '../../../../test/engines';
import { insertAgent } from '../../../../test/insert-agent';
import { declarationsOn, type SuiteOfDeclarations } from '../../declaration/testing/declarations-on';

/** Two officers and two supervisors, whose tills a clock of the suite moves. */
export interface Tills extends SuiteOfDeclarations {
  /** Sets the clock of the service. */
  readonly setClock: (time: number) => void;
  readonly people: () => {
    readonly claire: string;
    readonly hugo: string;
    readonly nadia: string;
    readonly inspector: string;
  };
  /** Says for which office an agent works. */
  readonly at: (agent: string, office: string) => Promise<unknown>;
  /** Sends, validates and settles a declaration, by means that its total in cents chooses. */
  readonly paid: (
    agent: string,
    parts: (total: number) => object,
  ) => Promise<{ readonly id: string; readonly total: number }>;
  readonly sheet: (
    query: string,
    who: { readonly agent?: string; readonly supervisor?: string },
  ) => Promise<Takings>;
}

export function tillsOn(open: Engine['open']): Tills {
  let clock = Date.parse('2026-10-20T08:00:00Z');
  const on = declarationsOn(open, { now: () => new Date(clock) });
  const { storage, api } = on;
  let people = { claire: '', hugo: '', nadia: '', inspector: '' };
  beforeAll(async () => {
    const person = (firstName: string, isSupervisor = false): Promise<string> =>
      insertAgent(storage.database.run, {
        firstName,
        lastName: 'Martin',
        email: `${randomUUID()}@example.org`,
        isSupervisor,
      });
    people = {
      claire: await person('Claire'),
      hugo: await person('Hugo'),
      nadia: await person('Nadia', true),
      inspector: await person('Inès', true),
    };
  });
  return {
    ...on,
    setClock: (time) => {
      clock = time;
    },
    people: () => people,
    at: (agent, office) => api.call('PUT', '/api/agent/office/', { agent, body: { office } }),
    paid: async (agent, parts) => {
      const { id } = await api.submitted();
      const validated = await api.call('PATCH', `${id}/`, { agent, body: { status: 'validated' } });
      const total = centsOf(validated.json().assessment.total);
      const answer = await api.call('PATCH', `${id}/`, { agent, body: { status: 'paid', ...parts(total) } });
      expect(answer.statusCode, answer.body).toBe(200);
      return { id, total };
    },
    sheet: async (query, who) => {
      const answer = await api.call('GET', `/api/review/takings/?${query}`, who);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
  };
}
