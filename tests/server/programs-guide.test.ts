import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { newProgram, type Program } from '#tests/keys.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

const guideOf = (file: string) => readFileSync(`${import.meta.dirname}/../../docs/guide/${file}`, 'utf8');
const blocksOf = (guide: string, language = '\\w+') =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text!);
const guide = guideOf('programs.md');
const blocks = (language: string) => blocksOf(guide, language);

/** The command of the guide, with Node in the place of curl, which not every machine has. */
async function run(
  script: string,
  { baseUrl, key }: Program,
  names: Record<string, string>,
): Promise<unknown> {
  const curl = `curl() { "${process.execPath}" "${import.meta.dirname}/../curl.mjs" "$@"; }\n`;
  const { stdout } = await promisify(execFile)('bash', ['-ec', curl + script], {
    env: { ...process.env, CARFUL_URL: baseUrl, CARFUL_KEY: key, ...names },
  });
  return JSON.parse(stdout);
}

test('the commands of the guide do what it says', async () => {
  const owner = await world.newOwner();
  const car = await newCar(owner);
  const program = await newProgram(owner);
  const [summary, mileage, fill, file, mcp] = blocks('sh');
  const names = { CAR_ID: car.id, REPAIR_ID: (await owner.call('repairs.log', repairDraft(car.id))).id };
  const uuid7 = fill!.slice(0, fill!.indexOf('curl'));
  const picture = `${import.meta.dirname}/../fixtures/media/turned.heic`;
  expect(await run(mileage!, program, names)).toMatchObject({ km: 123_456 });
  expect(await run(fill!, program, names)).toMatchObject({ km: 123_500, cost: 62.4, amount: 40_000 });
  expect(await run(uuid7 + file!.replace('receipt.jpg', picture), program, names)).toMatchObject({
    kind: 'picture',
  });
  const shown = await run(summary!, program, names);
  expect(shown).toMatchObject({ cars: [{ id: car.id, mileage: 123_500, status: { level: 'good' } }] });

  expect(await run(mcp!, program, names)).toMatchObject({
    result: { content: [{ text: expect.stringContaining(car.id) }] },
  });

  // Home Assistant and Homepage: each path that they read is in the answer.
  const paths = blocks('yaml').flatMap((text) => [
    ...[...text.matchAll(/value_json((?:\.\w+|\[\d+\])+)/g)].map(([, path]) => path!.slice(1)),
    ...[...text.matchAll(/field: (\S+)/g)].map(([, path]) => path!),
  ]);
  expect(paths.length).toBeGreaterThan(6);
  for (const path of paths) {
    const names = path.split(/[.[\]]+/).filter(Boolean);
    const [last = '', ...before] = names.toReversed();
    const at = before
      .toReversed()
      .reduce<unknown>((value, name) => (value as Record<string, unknown>)?.[name], shown);
    if (at !== null) expect(Object.keys(at as object), path).toContain(last);
  }
});

test('the Latvian guide has the same examples', () => {
  expect(blocksOf(guideOf('programs.lv.md'))).toEqual(blocksOf(guide));
});

test('the blueprint for Home Assistant uses what it asks for', () => {
  const text = blocks('yaml').find((block) => block.startsWith('blueprint:\n'))!;
  const used = [...text.matchAll(/!input (\w+)/g)].map(([, name]) => name);
  const asked = [...text.split('\ntriggers:')[0]!.matchAll(/^ {4}(\w+):$/gm)].map(([, name]) => name);
  expect(asked.length).toBe(2);
  expect(new Set(used)).toEqual(new Set(asked));
});

test('what programs can call is described without a key', async () => {
  const visitor = world.visitor();
  const { body } = await visitor.send('GET', '/api/v1/openapi.json');
  const { paths, servers } = body as { paths: Record<string, unknown>; servers: unknown };
  expect(servers).toEqual([{ url: '/api/v1' }]);
  expect(Object.keys(paths)).toContain('/summary');
  expect(Object.keys(paths).filter((path) => /account|keys|share|settings|notices/.test(path))).toEqual([]);
  const page = await visitor.send('GET', '/api/v1/docs');
  expect(String(page.body)).toContain('mileage:write');
});
