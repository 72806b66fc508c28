import { describe, expect, it } from 'vitest';
import { engines } from '../../../test/engines';
import { declarationsOn } from '../declaration/testing/declarations-on';

describe.each(engines)('a correction that waits in the list on the $name', ({ open }) => {
  const { api } = declarationsOn(open);

  it('is said to be of who proposed it, whom the count of those to approve leaves out', async () => {
    const shoppingProducts = [{ customId: 'a', id: 'parfum', originalValue: 900, currency: 'USD' }];
    const { id } = await api.submitted({ shoppingProducts });
    const body = { status: 'validated' };
    const { version } = (await api.call('PATCH', `${id}/`, { agent: 'a1', body })).json();
    const proposed = await api.call('POST', `${id}/correction/`, {
      agent: 'a1',
      ifMatch: `"${version}"`,
      body: { reason: 'Facture présentée.', corrections: [{ customId: 'a', originalValue: 450 }] },
    });
    expect(proposed.statusCode, proposed.body).toBe(202);
    for (const [agent, toApprove] of [['a1', 0] as const, ['a2', 1] as const]) {
      expect((await api.call('GET', '/api/review/queues/', { agent })).json().toApprove).toBe(toApprove);
      const list = await api.call('POST', 'search/', { agent, body: { corrections: ['pending'] } });
      expect(list.json()).toMatchObject({
        total: 1,
        declarations: [{ id, hasPendingCorrection: true, correctionBy: 'a1' }],
      });
    }
  });
});
