import { describe, expect, test } from 'vitest';
import { judgeCertificate } from './address.ts';
import { judgeSkew } from './database.ts';
import { reasonOf } from '#server/platform/reason-of.ts';
import { withoutSecrets } from '#server/platform/without-secrets.ts';
import { examine, type Finding } from './finding.ts';

const now = new Date('2026-06-01T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);

test.each([
  [90, null, 'ok'],
  [21, null, 'ok'],
  [20, null, 'warn'],
  [3, null, 'warn'],
  [2, null, 'fail'],
  [-1, null, 'fail'],
  [90, 'DEPTH_ZERO_SELF_SIGNED_CERT', 'fail'],
])('a certificate with %s days left, refused for %s, is %s', (days, refusedFor, level) => {
  const finding = judgeCertificate({ until: inDays(days), refusedFor }, now);
  expect(finding.level).toBe(level);
  expect(finding.state).toContain(refusedFor ?? `(${days} days)`);
});

test.each([
  [0, 'ok'],
  [-900, 'ok'],
  [1500, 'warn'],
  [-1500, 'warn'],
  [31_000, 'fail'],
  [-31_000, 'fail'],
])('a database clock that is %s ms ahead is %s', (ms, level) => {
  expect(judgeSkew(ms).level).toBe(level);
});

describe('an error', () => {
  const collect = () => {
    const found: [string, Finding][] = [];
    return { found, report: (name: string, finding: Finding) => void found.push([name, finding]) };
  };

  test('that no check expects is a finding of its own', async () => {
    const { found, report } = collect();
    await examine(report, 'disk', () => Promise.reject(new Error('broken\nwith more')));
    expect(found).toEqual([['disk', expect.objectContaining({ level: 'fail' })]]);
    expect(found[0]![1].state).toBe('could not be examined: broken');
  });

  test('is told by its cause, its message or its code', () => {
    const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' });
    expect(reasonOf(new TypeError('fetch failed', { cause: refused }))).toBe('ECONNREFUSED');
    expect(reasonOf('a text')).toBe('a text');
  });

  test('that quotes a secret is printed without it', () => {
    expect(withoutSecrets('login me:hush hush', ['hush'])).toBe('login me:… …');
    expect(withoutSecrets('a bare bottle://a:a@host', ['a'])).toBe('… bare bottle://…:…@host');
    expect(withoutSecrets('x.long+secret.x', ['long+secret'])).toBe('x.….x');
  });
});
