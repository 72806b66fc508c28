import { describe, expect, it } from 'vitest';
import { buildExportRequest } from './build-export-request';

const filters = { limit: 20, offset: 0, search: 'dupont' };

describe('the request of an export', () => {
  it('carries a usual reason alone, whatever was typed before', () => {
    expect(buildExportRequest({ reason: 'control', details: 'court' }, filters)).toEqual({
      kind: 'valid',
      valid: { filters, reason: 'control' },
    });
  });

  it('carries another reason as it was typed', () => {
    expect(buildExportRequest({ reason: 'other', details: ' Bilan de saison ' }, filters)).toMatchObject({
      valid: { reason: 'other', details: 'Bilan de saison' },
    });
  });

  it.each([
    [{ reason: '', details: 'Bilan de saison' }, 'reason'],
    [{ reason: 'toutes', details: 'Bilan de saison' }, 'reason'],
    [{ reason: 'other', details: '' }, 'details'],
    [{ reason: 'other', details: 'neuf lett' }, 'details'],
  ])('is not made of %j', (draft, field) => {
    const built = buildExportRequest(draft, filters);
    expect(built.kind === 'faulty' && Object.keys(built.problems)).toEqual([field]);
  });
});
