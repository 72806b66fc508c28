import { expect, it } from 'vitest';
import { startApp } from '../../../test/start-app';

it('announces the receipt as PDF, the exported list as CSV, and the rest as JSON', async () => {
  const app = await startApp();
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const typesOf = (path: string) => Object.keys(paths[path].get.responses[200].content);
  expect(typesOf('/api/declaration/{declarationId}/receipt.pdf')).toEqual(['application/pdf']);
  const exported = paths['/api/review/exports/'].post.responses[200].content;
  expect(Object.keys(exported)).toEqual(['text/csv']);
  expect(typesOf('/api/declaration/{declarationId}/')).toEqual(['application/json']);
  expect(paths['/api/declaration/{declarationId}/correction/'].post.responses).toHaveProperty('428');
  await app.close();
});
