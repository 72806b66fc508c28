import { publicIdFromRandom } from '@retour/core';
import { describe, expect, it } from 'vitest';
import { accessLogText } from '../text/access-log-text';
import { checkFilters } from './check-filters';
import { logQueryOf, readLogFilters, writeLogFilters } from './log-filters';

const none = { agentId: '', action: '', day: '', declaration: '', before: '' } as const;
const read = (address: string) => readLogFilters(new URLSearchParams(address));

describe('the filters of the access log', () => {
  it('are read back as they were written', () => {
    const filters = {
      agentId: '00000000-0000-4000-8000-000000000001',
      action: 'log-read',
      day: '2026-11-21',
      declaration: 'K7Q-2MX-9TD',
      before: '2026-11-21T10:00:00Z,1,2',
    } as const;
    expect(readLogFilters(writeLogFilters(filters))).toEqual(filters);
    expect(logQueryOf(filters)).toEqual(filters);
  });

  it('ask nothing when they are empty', () => {
    expect(read('')).toEqual(none);
    expect(writeLogFilters(none).size).toBe(0);
    expect(logQueryOf(none)).toEqual({});
  });

  it.each(['acte=teleported', 'jour=2026-02-30', 'jour=demain'])(
    'leave out what an address does not say well: %s',
    (address) => {
      expect(read(address)).toEqual(none);
    },
  );
});

describe('what is typed to filter the log', () => {
  const typed = { agentId: '', action: '', day: '', declaration: '' };
  const reference = publicIdFromRandom(new Uint8Array(8));
  const uuid = '00000000-0000-4000-8000-000000000001';

  it.each([
    ['', ''],
    [` ${reference.toLowerCase().replaceAll('-', ' ')} `, reference],
    [uuid, uuid],
    [`Réf. ${reference}`, reference],
    [`https://retour.exemple/agent/declaration/${reference}`, reference],
    [`RF1~${reference.replaceAll('-', '')}~x`, reference],
  ])('takes a reference or an identifier: « %s »', (declaration, valid) => {
    expect(checkFilters({ ...typed, declaration })).toEqual({
      kind: 'valid',
      valid: { ...typed, declaration: valid },
    });
  });

  it.each(['A0X-GHG-9K1', 'ZZZ-ZZZ-ZZZ', 'réf. zzz zzz zzz'])(
    'says of nine characters that one is wrong, never to give nine: « %s »',
    (declaration) => {
      expect(checkFilters({ ...typed, declaration })).toEqual({
        kind: 'faulty',
        problems: { declaration: accessLogText.noSuchDeclaration },
      });
    },
  );

  it('says each fault at its field', () => {
    expect(checkFilters({ ...typed, declaration: 'K7Q', day: '2026-02-30' })).toEqual({
      kind: 'faulty',
      problems: { declaration: accessLogText.wrongDeclaration, day: accessLogText.wrongDay },
    });
  });
});
