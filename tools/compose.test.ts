import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

test('with Docker Compose the app connects as the owner of its database, who is no superuser', async () => {
  const compose = await readFile(join(root, 'deploy/compose.yaml'), 'utf8');
  const [, role, name] = /DATABASE_URL: postgresql:\/\/(\w+)@database\/(\w+)$/m.exec(compose)!;
  expect(compose).toContain('PGPASSWORD: ${DATABASE_PASSWORD:?');
  // The image makes its superuser of this setting.
  expect(/POSTGRES_USER: (\w+)/.exec(compose)?.[1] ?? 'postgres').not.toBe(role);
  expect(compose).toContain('./own-role.sh:/docker-entrypoint-initdb.d/own-role.sh:ro');
  const script = await readFile(join(root, 'deploy/own-role.sh'), 'utf8');
  const statements = script.split('\n').filter((line) => line.startsWith('create '));
  expect(statements).toEqual([
    `create role ${role} login password :'password';`,
    `create database ${name} owner ${role};`,
  ]);
});

test.each(['compose.yaml', 'compose.simple.yaml'])(
  '%s takes its settings from a file that an update does not touch',
  async (name) => {
    const compose = await readFile(join(root, 'deploy', name), 'utf8');
    expect(compose).toMatch(/^ +env_file:\n +- path: \.env\n +required: false$/m);
    expect((await readFile(join(root, '.gitignore'), 'utf8')).split('\n')).toContain('deploy/.env');
  },
);

test('the docker run of the guide and the compose file without a proxy ask for the same, which the image offers', async () => {
  const [guide, compose, image, settings] = await Promise.all(
    [
      'docs/operate/self-hosting.md',
      'deploy/compose.simple.yaml',
      'deploy/Dockerfile',
      'docs/operate/configuration.md',
    ].map((name) => readFile(join(root, name), 'utf8')),
  );
  const [, flags, tag] = /^docker run -d --name carful ([^]*?) (\S+)$/m.exec(
    guide!.replaceAll(/\\\n\s*/g, ''),
  )!;
  const wanted = [
    ['--restart unless-stopped', 'restart: unless-stopped'],
    ['--stop-timeout 30', 'stop_grace_period: 30s'],
    ['-p 3000:3000', "ports:\n      - '3000:3000'"],
    ['-v carful:/data', 'volumes:\n      - data:/data'],
    ['--read-only', 'read_only: true'],
    ['--tmpfs /tmp', 'tmpfs: /tmp'],
    ['--cap-drop ALL', 'cap_drop: [ALL]'],
    ['--security-opt no-new-privileges', "security_opt: ['no-new-privileges:true']"],
  ];
  expect(flags).toBe(wanted.map(([flag]) => flag).join(' '));
  for (const [, line] of wanted) expect(compose).toContain(`    ${line}\n`);
  expect(compose).toContain('context: ..\n      dockerfile: deploy/Dockerfile');
  const build = new RegExp(
    `^docker build -f deploy/Dockerfile --build-arg COMMIT="[^\n]*" -t ${tag} \\.$`,
    'm',
  );
  expect(guide).toMatch(build);
  for (const line of ['ARG COMMIT=', 'EXPOSE 3000', 'VOLUME /data', 'USER node'])
    expect(image).toContain(`\n${line}\n`);
  expect(image).toContain(' HOST=0.0.0.0 DATA_DIR=/data\n');
  expect(Number(/`DRAIN_SECONDS` \| `(\d+)`/.exec(settings!)?.[1])).toBeLessThan(30);
});

test('the log of the proxy keeps no addresses, which hold share links, in the shipped file and in the guide', async () => {
  const files = ['deploy/Caddyfile', 'docs/operate/self-hosting.md'];
  for (const name of files) {
    const text = await readFile(join(root, name), 'utf8');
    expect(text).toContain('\t\t\t\trequest>uri delete\n\t\t\t\trequest>headers delete\n');
  }
});
