import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { registeredRoutes } from '../test/registered-routes';
import { startApp } from '../test/start-app';
import { createMetrics } from './platform/http/metrics';

const alerts = readFileSync(path.join(import.meta.dirname, '../../deploy/watch/alerts.yml'), 'utf8');
const [, some = '', others = ''] = /\{route=~"([^"]*)",route!~"([^"]*)"/.exec(alerts) ?? [];
/** As Prometheus takes an expression: for the whole of a label. */
const isWhole = (expression: string, label: string): boolean => new RegExp(`^(?:${expression})$`).test(label);

it('the alarms are about the calls that the page of supervisors counts', async () => {
  const metrics = createMetrics();
  const app = await startApp({ metrics, checkAnswers: false });
  for (const route of registeredRoutes(app)) {
    const [method = '', url = ''] = route.split(' ');
    await app.inject({ method: method as 'GET', url });
  }
  await app.close();
  const { answered, refused, failed } = metrics.recentRequests.counts();
  const { values } = await metrics.requestSeconds.get();
  const counted = values.filter(({ metricName, labels }) => {
    const route = String(labels.route);
    return metricName === 'http_request_seconds_count' && isWhole(some, route) && !isWhole(others, route);
  });
  expect(counted.length).toBeGreaterThan(50);
  expect(counted.reduce((sum, { value }) => sum + value, 0)).toBe(answered + refused + failed);
});
