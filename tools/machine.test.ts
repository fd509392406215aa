import { expect, test } from 'vitest';
import { bringsNode, whyNotHere, whyTooSmall } from './machine.mjs';

const debian = { platform: 'linux', arch: 'x64', glibc: '2.36', node: '20.19.0', hasDatabase: false };
const new24 = { node: '24.1.0' };

test.each([
  ['Debian', {}, null],
  ['a Raspberry Pi', { arch: 'arm64' }, null],
  ['the oldest glibc', { glibc: '2.28' }, null],
  ['an old glibc', { glibc: '2.17', ...new24 }, 'On glibc 2.17, which is older than 2.28, it needs'],
  ['Alpine', { glibc: null, ...new24 }, 'On a system without glibc, such as Alpine, it needs Node 24'],
  ['Alpine with a database and Node 24', { glibc: null, hasDatabase: true, ...new24 }, null],
  ['Alpine with a database and Node 20', { glibc: null, hasDatabase: true }, 'needs Node 24'],
  ['a 32-bit system', { arch: 'arm', ...new24 }, 'It needs a 64-bit system (x64 or arm64)'],
  ['another processor', { arch: 'riscv64' }, 'It needs a 64-bit system'],
  ['Windows', { platform: 'win32', glibc: null, ...new24 }, 'start it in WSL 2'],
  ['macOS with an old Node', { platform: 'darwin', arch: 'arm64', glibc: null }, 'On macOS it needs Node 24'],
  ['macOS with Node 24', { platform: 'darwin', arch: 'arm64', glibc: null, ...new24 }, null],
])('%s', (_name, differs, sentence) => {
  const why = whyNotHere({ ...debian, ...differs });
  if (sentence === null) expect(why).toBeNull();
  else expect(why).toContain(sentence);
});

test('our own Node is for 64-bit Linux with glibc', () => {
  expect(bringsNode(debian)).toBe(true);
  expect(bringsNode({ ...debian, arch: 'arm64' })).toBe(true);
  for (const differs of [{ arch: 'arm' }, { glibc: null }, { glibc: '2.27' }, { platform: 'darwin' }])
    expect(bringsNode({ ...debian, ...differs })).toBe(false);
});

test('too little memory or disk is said before it hangs', () => {
  const [memory, disk] = [1000 * 1024 ** 2, 1300 * 1024 ** 2];
  const plan = { folder: '/srv/carful', isInstalling: true, isDev: false, memory, disk };
  expect(whyTooSmall(plan)).toBeNull();
  expect(whyTooSmall({ ...plan, memory: 768 * 1024 ** 2 })).toMatch(/1 GB of memory, and here are 768 MB/);
  expect(whyTooSmall({ ...plan, isDev: true })).toMatch(
    /take 2000 MB of disk, and \/srv\/carful has 1300 MB/,
  );
  expect(whyTooSmall({ ...plan, disk: 0, isInstalling: false })).toBeNull();
});
