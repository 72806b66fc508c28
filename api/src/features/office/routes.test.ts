import { installationOffice } from '@retour/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { insertAgent } from '../../../test/insert-agent';
import { declarationsOn } from '../declaration/testing/declarations-on';
import { startDeclarations } from '../declaration/testing/start-declarations';
import { shippedOffices } from './offices';

const path = '/api/agent/office/';

describe.each(engines)('the office of an agent, on the $name', ({ open }) => {
  const { storage, api } = declarationsOn(open);
  let claire: string;

  beforeAll(async () => {
    const { run } = storage.database;
    claire = await insertAgent(run, { firstName: 'Claire', lastName: 'Martin', email: 'claire@example.org' });
  });

  const choose = (office: unknown) => api.call('PUT', path, { agent: claire, body: { office } });

  it('is none at first, then remembered as it was chosen, and logged once', async () => {
    const before = await api.call('GET', path, { agent: claire });
    expect(before.json()).not.toHaveProperty('office');
    expect(before.json().offices).toHaveLength(shippedOffices.length);
    expect(before.json().offices[0]).toMatchObject({ id: installationOffice.id });
    const orly = { id: 'aeroport-ory', name: 'Paris-Orly' };
    for (const _ of [1, 2]) expect((await choose(orly.id)).json().office).toEqual(orly);
    expect((await api.call('GET', path, { agent: claire })).json().office).toEqual(orly);
    const logged = await storage.database.run({
      text: `select details from access_log where action = 'office-chosen' and agent_id = $1`,
      values: [claire],
    });
    expect(logged).toEqual([{ details: { office: orly.id } }]);
  });

  it('is one of the list, and asked again once it left the list', async () => {
    await choose('port-calais');
    expect((await choose('nulle-part')).json().errors).toMatchObject([
      { path: 'office', code: 'unknown-office' },
    ]);
    expect((await choose('')).statusCode).toBe(422);
    const other = await startDeclarations(storage, { offices: [installationOffice] });
    const answer = await other.call('GET', path, { agent: claire });
    expect(answer.json()).toEqual({ offices: [installationOffice] });
    await other.app.close();
  });
});
