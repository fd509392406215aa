import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { newProgram, type Program } from '#tests/keys.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { issueDraft, newCar, newIssue, repairDraft } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

type Clients = { mcpServers: { carful: { url: string; headers: { Authorization: string } } } };

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
  expect(shown).toMatchObject({ cars: [{ id: car.id, mileage: 123_500, status: { level: 'quiet' } }] });

  expect(await run(mcp!, program, names)).toMatchObject({
    result: { content: [{ text: expect.stringContaining(car.id) }] },
  });

  const [client] = blocks('json');
  const { url, headers } = (JSON.parse(client!) as Clients).mcpServers.carful;
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const asked = await fetch(url.replace('http://carful.lan:3000', program.baseUrl), {
    method: 'POST',
    body: JSON.stringify(list),
    headers: {
      Authorization: headers.Authorization.replace('carful_…', program.key),
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
  });
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('due_list')]);
});

test('Home Assistant and Homepage show what the summary says', async () => {
  const owner = await world.newOwner();
  const car = await newCar(owner);
  const program = await newProgram(owner);
  await run(blocks('sh')[1]!, program, { CAR_ID: car.id });
  await owner.call('reminders.add', reminderDraft(car.id, { title: 'Inspection' }));
  const yaml = blocks('yaml').join('\n');
  const expressions = [
    ...[...yaml.matchAll(/"\{\{ (value_json.*?) \}\}"/g)].map(([, text]) => text!),
    ...[...yaml.matchAll(/field: (\S+)/g)].map(([, path]) => `value_json.${path}`.replace('.0.', '[0].')),
  ];
  const shown = async () => {
    const value_json = await run(blocks('sh')[0]!, program, {});
    return expressions.map((text) => [text, runInNewContext(text, { value_json }) as unknown]);
  };
  const values = (status: string, isDanger: boolean) => [
    ['value_json.cars[0].mileage', 123_456],
    ['value_json.cars[0].status.sentence', expect.stringContaining(status)],
    ['value_json.cars[0].nextDue.title', 'Inspection'],
    ["value_json.cars[0].status.level == 'danger'", isDanger],
    ['value_json.cars[0].mileage', 123_456],
    ['value_json.cars[0].overdue', 1],
    ['value_json.cars[0].status.sentence', expect.stringContaining(status)],
  ];
  expect(await shown()).toEqual(values('overdue by', false));
  await newIssue(owner, car.id, {
    assessment: { ...issueDraft(car.id).assessment, drivingAdvice: 'stop_driving' },
  });
  expect(await shown()).toEqual(values('Do not drive', true));
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
