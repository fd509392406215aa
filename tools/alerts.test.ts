import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

const run = promisify(execFile);
const rules = join(root, 'deploy/alerts.yaml');
const hasTool = spawnSync('promtool', ['--version']).status === 0;
if (!hasTool) console.warn('promtool is not installed: deploy/alerts.yaml is not tried here.');

const MINUTES = 2000;
const always = (value: number) => `${value}x${MINUTES}`;
const HOUR_S = 3600;

/** Of each alert: its series, values at which it is raised and at which it is not, and labels that it takes over. */
const alerts: [string, string, string, string, Record<string, string>?][] = [
  ['CarfulDown', 'up{job="carful"}', always(0), always(1), { job: 'carful' }],
  ['CarfulRequestsFail', 'carful_http_requests_total{status="5xx"}', `0+9x${MINUTES}`, `0+3x${MINUTES}`],
  [
    'CarfulBackupFailed',
    'carful_backups_total{outcome="failed"}',
    '0x1000 1x1000',
    always(1),
    { outcome: 'failed' },
  ],
  ['CarfulBackupOld', 'carful_backup_last_success_timestamp_seconds', always(0), always(2 * HOUR_S)],
  ['CarfulDatabaseSpace', 'carful_database_free_bytes', always(500e6), always(600e6)],
  ['CarfulDiskSpace', 'carful_disk_free_bytes', always(1e9), always(1.1e9)],
  ['CarfulManySignUps', 'carful_sign_ups_last_day', always(101), always(100)],
  [
    'CarfulJobGivenUp',
    'carful_jobs{job="send-mail",state="failed"}',
    always(1),
    always(0),
    { job: 'send-mail' },
  ],
  ['CarfulDatabaseWaits', 'carful_database_waiting', always(1), `1-1x${MINUTES}`],
  ['CarfulBusy', 'nodejs_eventloop_lag_p99_seconds', always(0.6), always(0.4)],
];

test.skipIf(!hasTool)('each alert is raised by what it is about, and not by less', async () => {
  const text = await readFile(rules, 'utf8');
  const written = [...text.matchAll(/- alert: (\w+)[^]*?severity: (\w+)[^]*?summary: '(.+)'/g)];
  expect(written.map(([, name]) => name)).toEqual(alerts.map(([name]) => name));
  const tests = alerts.flatMap(([alertname, series, raised, quiet, labels], at) => {
    const [, , severity, summary] = written[at]!;
    const raisedAs = {
      exp_labels: { severity, ...labels },
      exp_annotations: { summary: summary!.replace('{{ $labels.job }}', labels?.['job'] ?? '') },
    };
    return [
      [raised, [raisedAs]],
      [quiet, []],
    ].map(([values, expected]) => ({
      interval: '1m',
      input_series: [{ series, values }],
      alert_rule_test: [{ eval_time: '27h', alertname, exp_alerts: expected }],
    }));
  });
  const folder = await mkdtemp(join(tmpdir(), 'carful-alerts-'));
  try {
    // JSON is YAML, too.
    await writeFile(
      join(folder, 'tests.yaml'),
      JSON.stringify({ rule_files: [rules], evaluation_interval: '15m', tests }),
    );
    const { stdout } = await run('promtool', ['test', 'rules', join(folder, 'tests.yaml')]);
    expect(stdout).toContain('SUCCESS');
  } finally {
    await rm(folder, { recursive: true });
  }
});
