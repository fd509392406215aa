import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

const folder = join(root, 'docs/maintain/security');

/** The sections of ASVS 5.0 with how many requirements of level 1, which come first, and of levels 1 and 2 they have. */
const sections =
  `1.1:0/2 1.2:5/9 1.3:2/11 1.4:0/3 1.5:1/2 2.1:1/3 2.2:2/3 2.3:1/4 2.4:0/1 3.2:2/2 3.3:1/4 3.4:2/6
  3.5:3/5 3.7:0/2 4.1:1/3 4.2:0/1 4.3:0/2 4.4:1/4 5.1:0/1 5.2:2/3 5.3:2/2 5.4:0/3 6.1:1/3 6.2:8/12 6.3:2/4 6.4:2/4
  6.5:0/5 6.6:0/3 6.8:0/4 7.1:0/3 7.2:4/4 7.3:0/2 7.4:2/5 7.5:0/2 7.6:0/2 8.1:1/2 8.2:2/3 8.3:1/1 8.4:0/1 9.1:3/3
  9.2:1/4 10.1:0/2 10.2:0/2 10.3:0/4 10.4:5/11 10.5:0/5 10.6:0/2 10.7:0/3 11.1:0/2 11.2:0/3 11.3:2/3 11.4:1/4 11.5:0/1
  11.6:0/1 12.1:1/3 12.2:2/2 12.3:0/4 13.1:0/1 13.2:0/5 13.3:0/2 13.4:1/5 14.1:0/2 14.2:1/4 14.3:1/3 15.1:1/3 15.2:1/3
  15.3:1/7 16.1:0/1 16.2:0/5 16.3:0/4 16.4:0/3 16.5:0/3 17.1:0/1 17.2:0/4 17.3:0/2`.split(/\s+/);

const required = sections.flatMap((section) => {
  const [, name, first, all] = /^([\d.]+):(\d+)\/(\d+)$/.exec(section)!;
  return Array.from({ length: Number(all) }, (_, at) => `${name}.${at + 1} ${at < Number(first) ? 1 : 2}`);
});

type Row = { number: string; level: string; verdict: string; reason: string };
const rows: Row[] = readdirSync(folder).flatMap((name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [, number = '', level = '', , verdict = '', reason = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return { number, level, verdict, reason };
    }),
);

test('the tables hold each requirement of levels 1 and 2 once', () => {
  expect(required).toHaveLength(253);
  expect(rows.map(({ number, level }) => `${number} ${level}`).toSorted()).toEqual(required.toSorted());
});

test('each has a verdict and its evidence or reason', () => {
  const isWhole = ({ verdict, reason }: Row) =>
    ['met', 'n/a', 'not met'].includes(verdict) && reason.length >= 5;
  expect(rows.filter((row) => !isWhole(row))).toEqual([]);
});
