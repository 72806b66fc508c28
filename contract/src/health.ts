import * as z from 'zod/mini';
import { problemSchema } from './problem';
import type { RouteContract } from './route';

export const healthAnswerSchema = z.object({ status: z.literal('ok') });
export type HealthAnswer = z.infer<typeof healthAnswerSchema>;

export const readLivenessRoute = {
  method: 'GET',
  path: '/api/health/live',
  access: 'anyone',
  summary: 'The process runs',
  tag: 'health',
  responses: { 200: healthAnswerSchema },
} as const satisfies RouteContract;

export const readReadinessRoute = {
  method: 'GET',
  path: '/api/health/ready',
  access: 'anyone',
  summary: 'The process can serve: it takes requests, the database answers and no shutdown has begun',
  tag: 'health',
  responses: { 200: healthAnswerSchema, 503: problemSchema },
} as const satisfies RouteContract;
