import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleError } from './error-handler';
import { ProblemError } from './problem-error';

it('says nothing of the document that could not be made: no name to save the refusal under, no version of it', async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.get('/list.csv', async (_request, reply) => {
    reply.headers({ 'content-disposition': 'attachment; filename="list.csv"', etag: '"7"' });
    throw new ProblemError('overloaded', { headers: { 'retry-after': '5' } });
  });
  const { statusCode, headers } = await app.inject('/list.csv');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'retry-after': '5' });
  expect(headers).not.toHaveProperty('content-disposition');
  expect(headers).not.toHaveProperty('etag');
  await app.close();
});
