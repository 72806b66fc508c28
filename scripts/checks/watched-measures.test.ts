import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measureConnections } from '../../api/src/platform/database/measure-connections';
import { createMetrics, measureOverload } from '../../api/src/platform/http/metrics';
import { measureOutbox } from '../../api/src/platform/mail/measure-outbox';
import { concernText } from '../../web/src/features/identity/text/status-text';
import { absolute } from './source-files';

const alerts = readFileSync(absolute('deploy/watch/alerts.yml'), 'utf8');
const dashboard = JSON.parse(readFileSync(absolute('deploy/watch/dashboard.json'), 'utf8'));
const runbook = readFileSync(absolute('docs/operations/incidents.md'), 'utf8');

/** What the service measures of itself: nothing is asked of a database. */
async function measures(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics();
  measureOverload(metrics, { atOnce: () => 0, connections: () => 0, refusesAll: () => false });
  measureOutbox(metrics, () => Promise.reject(new Error('no database')));
  measureConnections(metrics, { connections: () => [] });
  const names = (await metrics.registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
  );
  return new Set(names);
}

/** Those of the words of a rule that can only be names of measures; the parts of the cluster bring their own. */
function measuresIn(rule: string): readonly string[] {
  const unquoted = rule.replaceAll(/"[^"]*"/g, '');
  return (unquoted.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g) ?? []).filter(
    (name) => !name.startsWith('patroni_') && name !== 'histogram_quantile',
  );
}

const rules = [
  ...alerts.matchAll(/^ +- alert: (\w+)\n +expr: (.+)$(?:\n +(?:for|labels): .+$)*\n +annotations: (.+)$/gm),
].map(([, name = '', rule = '', annotations = '']) => ({ name, rule, annotations }));
const panels: readonly { title: string; targets: readonly { expr: string }[] }[] = dashboard.panels;

/** The calls of people, as a rule names them by their route: `watched-calls.test.ts` of the API compares. */
const ofPeople = 'route=~"/api/.*",route!~"/api/(health/.*|metrics|status/?)"';

/** Those of the measures of a rule that tell requests apart by their route, and do not ask for the calls of people. */
function diluted(rule: string): readonly string[] {
  const asked = rule.match(/\bhttp_(?:request_seconds|requests_cut)\w*(?:\{[^}]*\})?/g) ?? [];
  return asked.filter((measure) => !measure.includes(`{${ofPeople}`));
}

/** The labels that what a rule gives still has, null when it has them all. */
function keptLabels(rule: string): readonly string[] | null {
  if (!/^\(*(?:sum|max|min)\b/.test(rule)) return null;
  return (/^\(*\w+ by \(([^)]*)\)/.exec(rule)?.[1] ?? '').split(/, */);
}

describe('alarms', () => {
  it.each(rules)('$name is about what is measured, and says what to do', async ({ name, rule }) => {
    const known = await measures();
    expect(measuresIn(rule).filter((measure) => !known.has(measure))).toEqual([]);
    expect(alerts).toContain(`runbook: docs/operations/incidents.md#${name.toLowerCase()} }`);
    expect(runbook).toContain(`\n## ${name}\n`);
  });

  it('are all read here', () => {
    expect(rules).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0);
  });

  it.each(rules)('$name is not hidden by files of the site, nor by what machines ask', ({ rule }) => {
    expect(diluted(rule)).toEqual([]);
  });

  it.each(rules)('$name says nothing of a label that it does not keep', ({ rule, annotations }) => {
    const named = [...annotations.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label);
    const kept = keptLabels(rule);
    expect(named.filter((label) => kept !== null && !kept.includes(label))).toEqual([]);
  });

  it.each(rules.filter(({ rule }) => rule.includes('(patroni_')))(
    '$name rings when no node of a cluster answers, as the sum of no sample is none, and never without a cluster',
    ({ rule }) => {
      expect(rule).toMatch(
        /^\(\(sum\(patroni_\w+\) or vector\(0\)\) (?:!=|<) 1\) and on\(\) count\(up\{job="patroni"\}\)$/,
      );
    },
  );

  it('ring of one node that does not answer', () => {
    expect(rules.find(({ name }) => name === 'DataNodeDown')?.rule).toBe('up{job="patroni"} == 0');
  });

  it('count as errors what the page of supervisors does: not what is refused for a moment', () => {
    const errors = rules.find(({ name }) => name === 'ServerErrors')?.rule;
    expect(errors).toContain('- sum(rate(http_requests_refused_total{status=~"5.."}[5m]))');
    expect(runbook).toContain(`\n## ${concernText['requests-refused'].sheet}\n`);
    expect(rules.find(({ name }) => name === concernText['requests-refused'].sheet)?.rule).toContain(
      'http_requests_refused_total',
    );
  });

  it('are all that the runbook is for', () => {
    const headings = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, heading]) => heading);
    expect(headings.sort()).toEqual(rules.map(({ name }) => name).sort());
  });
});

it.each(Object.entries(concernText))(
  'the page of supervisors leads to what to do of « %s »',
  (_concern, { sheet }) => {
    expect(runbook).toContain(`\n## ${sheet}\n`);
  },
);

it.each(panels)('the dashboard’s « $title » is about what is measured', async ({ targets }) => {
  const known = await measures();
  expect(targets.length).toBeGreaterThan(0);
  const named = targets.flatMap(({ expr }) => measuresIn(expr));
  expect(named.filter((measure) => !known.has(measure))).toEqual([]);
  expect(targets.flatMap(({ expr }) => diluted(expr))).toEqual([]);
});
