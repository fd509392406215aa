import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#server/platform/deps.ts';
import { childEnvironment } from '#tests/app-process.ts';
import { runCommand, runCommandSource } from '#tests/operator-command.ts';
import { documentOf, unpacked } from '#tests/export-zip.ts';
import { newCar, newLink, type Owner } from '#tests/people.ts';
import { startMailServer } from '#tests/stand-ins/mail-server.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { openWorld, type World } from '#tests/world.ts';
import { root } from '../../tools/setup.mjs';

let world: World;
let owner: Owner;
beforeAll(async () => {
  const open = await openWorld();
  owner = await open.newOwner();
  await open.close();
  world = await openWorld({ env: { SIGN_UP: 'invite' } });
});
afterAll(() => world.close());

const env = () => ({ DATABASE_URL: inject('databaseUrl'), PUBLIC_URL: world.baseUrl, SIGN_UP: 'invite' });
const run = (tool: 'invite' | 'accounts', ...words: string[]) => runCommand(tool, env(), ...words);

test('npm run invite prints a link that makes an account, lists it and revokes it', async () => {
  const email = `${newId()}@example.com`;
  const made = await run('invite', email.toUpperCase(), '--days', '2');
  expect(made, made.stderr).toMatchObject({ code: 0 });
  const link = new URL(made.stdout.split('\n', 1)[0]!);
  expect([link.origin, link.pathname]).toEqual([world.baseUrl, '/onboarding/register-options']);
  const { stdout } = await run('invite', 'list');
  const open = stdout.split('\n').find((line) => line.includes(email))!;
  expect(open).toMatch(/ open$/);
  const json = {
    email,
    password: 'correct horse 7',
    name: 'Anna',
    invitation: link.searchParams.get('invitation'),
  };
  expect((await world.visitor().send('POST', '/api/auth/sign-up/email', { json })).status).toBe(200);
  const id = open.split(' ', 1)[0]!;
  expect(await run('invite', 'revoke', id)).toMatchObject({ code: 0 });
  expect(await run('invite', 'revoke', id)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'Nothing was done. No invitation has this id: npm run invite -- list shows them.\n',
  });
});

test('npm run accounts exports an account, ends one link and finds accounts by a part of their address', async () => {
  const person = await world.newOwner();
  const car = await newCar(person, { nickname: 'Of the request' });
  const link = await newLink(person, car.id);
  const file = join(await tempFolder(), 'request.zip');
  const exported = await run('accounts', 'export', person.email, file);
  expect(exported, exported.stderr).toMatchObject({ code: 0 });
  expect(documentOf(await unpacked(await readFile(file))).cars).toMatchObject([
    { nickname: 'Of the request' },
  ]);
  expect((await run('accounts', 'export', person.email, file)).stderr).toContain('cannot be used');

  const visit = () => world.visitor().attempt('share.open', { token: link.token });
  expect((await visit()).status).toBe(200);
  const address = `${world.baseUrl}/mechanic-share?token=${link.token}`;
  expect((await run('accounts', 'end-link', address)).stdout).toContain(person.email);
  expect((await visit()).body).toMatchObject({ code: 'LINK_INVALID' });
  expect((await run('accounts', 'end-link', address)).code).toBe(1);

  const { stdout } = await run('accounts', 'list', person.email.toUpperCase(), '--json', '--by', 'size');
  expect(JSON.parse(stdout)).toMatchObject([{ email: person.email }]);
});

test('npm run accounts mails a text to all owners, once told to send it', async () => {
  const mails = await startMailServer();
  const file = join(await tempFolder(), 'news.txt');
  await writeFile(file, 'Moving on Sunday\n\nCarful is away from 10 to 11.\n');
  const mail = { ...env(), SMTP_URL: mails.url, MAIL_FROM: 'carful@example.org' };
  const tell = (...words: string[]) => runCommand('accounts', mail, 'tell', file, ...words);
  expect((await tell()).stdout).toMatch(/^\d+ owners would get/);
  expect(mails.received).toEqual([]);
  // Other tests sign owners up meanwhile.
  const [, owners] = /^(\d+) owners were sent the text\.\n$/.exec((await tell('--send')).stdout)!;
  expect(mails.received).toHaveLength(Number(owners));
  expect(mails.received[0]!.text).toContain('from 10 to 11');
  await mails.stop();
});

test('npm run accounts lists accounts, and disables one', async () => {
  expect(await run('accounts', 'disable', owner.email)).toMatchObject({
    code: 0,
    stdout: `${owner.email}: It is logged out everywhere; its links, keys and other access have ended.\n`,
    stderr: '',
  });
  const { stdout } = await run('accounts', 'list');
  const line = stdout.split('\n').find((each) => each.includes(owner.email));
  expect(line).toMatch(/ disabled +\d{4}-\d\d-\d\d .* 0 +0\.0 MB$/);
  expect(await runCommandSource('accounts', env(), 'enable', 'nobody@example.com')).toMatchObject({
    code: 1,
    stderr: 'Nothing was done. No account has the address nobody@example.com.\n',
  });
});

test.each([
  'accounts',
  'backup',
  'doctor',
  'drill',
  'invite',
  'jobs',
  'reset-link',
  'restore',
  'seed',
  'start',
])('npm run %s says how it is used, and does nothing else', (name) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, program] = /^node tools\/run\.cjs (\S+)$/.exec(scripts[name]!)!;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program!), '--help'], {
    encoding: 'utf8',
    // Their sources are compiled once for all of them.
    env: { ...childEnvironment, DATA_DIR: join(root, 'no-such-folder') },
  });
  expect(`${stdout}${stderr}`).toMatch(new RegExp(`^Usage: npm (run )?${name}\\b`));
  expect([status, existsSync(join(root, 'no-such-folder'))]).toEqual([0, false]);
});
