import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { freePort } from '#tests/free-port.ts';
import { openNoticeWorld, PATIENT, type NoticeWorld } from '#tests/notice-world.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { webhookDraft } from '#tests/nouns/webhooks.ts';
import { issueDraft, mechanicRepair, newLink, repairDraft, type Owner } from '#tests/people.ts';

let here: NoticeWorld;
const servers: Server[] = [];
beforeAll(async () => {
  here = await openNoticeWorld();
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await here.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

type Message = { body: string; headers: IncomingHttpHeaders; at: number };
async function receiver(status: (count: number) => number = () => 204) {
  const received: Message[] = [];
  const url = await serve(async (request, reply) => {
    const body = (await buffer(request)).toString();
    received.push({ body, headers: request.headers, at: Date.now() });
    reply.writeHead(status(received.length)).end();
  });
  return { url, received };
}

async function listen(owner: Owner, url: string, changes: Parameters<typeof webhookDraft>[0] = {}) {
  const draft = webhookDraft({ url, ...changes });
  await owner.call('webhooks.create', draft);
  return draft;
}

const sentTo = async (owner: Owner, { id }: { id: Id }) =>
  (await owner.call('webhooks.deliveries', { webhookId: id })).deliveries;
const stateOf = async (owner: Owner) => (await owner.call('webhooks.list')).webhooks[0]!;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS);

test('each event arrives once, signed, with what it tells', async () => {
  const { owner, carId, reminderId } = await here.newDriver(3, 'Oil & filter');
  const { url, received } = await receiver();
  const draft = await listen(owner, url);
  const other = await listen(owner, (await receiver()).url, { events: ['danger.told'] });
  const repair = await owner.call('repairs.log', repairDraft(carId, { title: 'New pads', cost: 120 }));
  const changes = { title: { from: 'New pads', to: 'New brake pads' } };
  await owner.call('repairs.edit', { ...editing(repair), carId, repairId: repair.id, changes });
  await owner.call('fills.log', fillDraft(carId));
  const issue = issueDraft(carId);
  await owner.call('issues.log', issue);
  const { assessment } = issue;
  await owner.call(
    'issues.log',
    issueDraft(carId, { assessment: { ...assessment, drivingAdvice: 'stop_driving' } }),
  );
  const { token } = await newLink(owner, carId, { isEditable: true });
  await here.world.visitor().call('share.logRepair', mechanicRepair(token, { title: 'Old oil out' }));
  const document = documentDraft(carId, {
    record: null,
    validTo: new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10),
  });
  await owner.call('documents.add', document);
  await here.plan(0);
  here.world.setClock();

  const expected = {
    'problem.added': 2,
    'danger.told': 1,
    'repair.saved': 3,
    'fill_up.saved': 1,
    'mechanic.wrote': 1,
    'reminder.due': 1,
    'document.ends': 1,
  };
  const total = Object.values(expected).reduce((sum, count) => sum + count, 0);
  await expect.poll(() => received.length, PATIENT).toBe(total);
  const told = received.map(({ body, headers }) => {
    const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = headers;
    // The days of reminders are run by hand, so the library would call some of them old.
    const sent = new Date(Number(seconds) * 1000);
    expect(signature).toBe(new Webhook(draft.secret).sign(id as string, sent, body));
    return JSON.parse(body) as { type: string; data: Record<string, unknown> };
  });
  const counts = Object.fromEntries(
    Object.keys(expected).map((type) => [type, told.filter((one) => one.type === type).length]),
  );
  expect(counts).toEqual(expected);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(total);
  const ofType = (type: string) => told.filter((one) => one.type === type).map(({ data }) => data);
  expect(ofType('repair.saved')).toContainEqual(
    expect.objectContaining({
      carId,
      car: 'Brūnis',
      record: 'repair',
      id: repair.id,
      title: 'New brake pads',
      cost: 120,
      currency: 'EUR',
    }),
  );
  expect(ofType('reminder.due')).toMatchObject([
    { record: 'reminder', id: reminderId, title: 'Oil & filter' },
  ]);
  expect(ofType('danger.told')).toMatchObject([{ record: 'issue', drivingAdvice: 'stop_driving' }]);
  expect(await sentTo(owner, other)).toHaveLength(1);
  await expect.poll(async () => (await stateOf(owner)).lastSentAt, PATIENT).not.toBeNull();

  // A webhook that is gone is told of nothing more, nor is what is deleted or imported an event.
  await owner.call('webhooks.delete', { opId: newId(), webhookId: draft.id });
  await owner.call('fills.log', fillDraft(carId));
  expect((await owner.attempt('webhooks.deliveries', { webhookId: draft.id })).status).toBe(404);
  expect(received).toHaveLength(total);
});

test(
  'a receiver that hangs, redirects, fails or is private delays nobody else',
  { timeout: 120_000 },
  async () => {
    const elsewhere = await receiver();
    let hanging = 0;
    const bad = [
      await serve(() => void (hanging += 1)),
      await serve((_request, reply) => reply.writeHead(302, { location: elsewhere.url }).end()),
      await serve((_request, reply) => reply.writeHead(500).end()),
      'https://hooks.invalid/',
    ];
    const drivers = await Promise.all(bad.map(() => here.newDriver(300)));
    const owners = drivers.map((one) => one.owner);
    const { owner: good, carId } = await here.newDriver(300);
    const { url, received } = await receiver();
    await listen(good, url, { events: ['fill_up.saved'] });
    const hooks = await Promise.all(
      owners.map((one, at) => listen(one, bad[at]!, { events: ['fill_up.saved'] })),
    );
    const slow: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        owners.flatMap((one, at) =>
          [1, 2, 3].map(() => one.call('fills.log', fillDraft(drivers[at]!.carId))),
        ),
      );
      const begun = Date.now();
      await good.call('fills.log', fillDraft(carId));
      await expect.poll(() => received.length, PATIENT).toBe(round + 1);
      slow.push(received.at(-1)!.at - begun);
    }
    expect(Math.max(...slow)).toBeLessThan(2000);
    expect(hanging).toBeGreaterThan(0);
    expect(elsewhere.received).toEqual([]);
    const answers = await Promise.all(
      owners
        .slice(1)
        .map(async (one, at) => (await sentTo(one, hooks[at + 1]!)).flatMap(({ answer }) => answer ?? [])),
    );
    expect(answers.map((all) => [...new Set(all)])).toEqual([['302'], ['500'], ['unreachable']]);
  },
);

test('what fails is tried again, and again on demand; after three days the webhook is paused and its owner told', async () => {
  const { owner, carId } = await here.newDriver(300);
  const { url, received } = await receiver((count) => (count === 2 || count === 3 ? 200 : 503));
  const hook = await listen(owner, url, { events: ['fill_up.saved'] });
  await owner.call('fills.log', fillDraft(carId));
  await expect.poll(async () => (await sentTo(owner, hook))[0]!.answer, PATIENT).toBe('503');
  expect(await stateOf(owner)).toMatchObject({ isPaused: false, failingSince: expect.any(String) });
  await expect.poll(async () => (await sentTo(owner, hook))[0]!.deliveredAt, PATIENT).not.toBeNull();
  const [first, second] = received;
  expect([first!.body, first!.headers['webhook-id']]).toEqual([second!.body, second!.headers['webhook-id']]);
  expect(await stateOf(owner)).toMatchObject({ failingSince: null, lastSentAt: expect.any(String) });

  const [delivery] = await sentTo(owner, hook);
  await owner.call('webhooks.sendAgain', { opId: newId(), webhookId: hook.id, deliveryId: delivery!.id });
  await expect.poll(() => received.length, PATIENT).toBe(3);

  await owner.call('fills.log', fillDraft(carId));
  await expect.poll(async () => (await stateOf(owner)).failingSince, PATIENT).not.toBeNull();
  here.world.setClock(dayAfter(3.1));
  await expect.poll(async () => (await stateOf(owner)).isPaused, PATIENT).toBe(true);
  here.world.setClock();
  const mails = () =>
    here.mails.received.filter(({ to, text }) => to.includes(owner.email) && text.includes('webhooks'));
  await expect.poll(() => mails().length, PATIENT).toBe(1);
  await owner.call('fills.log', fillDraft(carId));
  expect(await sentTo(owner, hook)).toHaveLength(2);
  await owner.call('webhooks.resume', { opId: newId(), webhookId: hook.id });
  expect(await stateOf(owner)).toMatchObject({ isPaused: false, failingSince: null });
});

test('an address of the server’s own network is asked nothing, unless the operator allows it', async () => {
  const strict = await openNoticeWorld({ NOTIFY_ALLOW_PRIVATE: 'off' });
  try {
    let asked = 0;
    const { port } = new URL(await serve((_request, reply) => void reply.end(String((asked += 1)))));
    const { owner, carId } = await strict.newDriver(300);
    const hooks = [`https://127.0.0.1:${port}/`, `https://localhost:${port}/`, `http://example.org:${port}/`];
    const drafts = await Promise.all(hooks.map((url) => listen(owner, url, { events: ['fill_up.saved'] })));
    await owner.call('fills.log', fillDraft(carId));
    const answers = () => Promise.all(drafts.map(async (draft) => (await sentTo(owner, draft))[0]!.answer));
    await expect.poll(answers, PATIENT).toEqual(['private', 'private', 'insecure']);
    expect(asked).toBe(0);
  } finally {
    await strict.close();
  }
});

test('the receiver of the guide takes what Carful sends, and nothing else', async () => {
  const guide = readFileSync(`${import.meta.dirname}/../../docs/guide/programs.md`, 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(guide)!;
  const { owner, carId } = await here.newDriver(300);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const draft = webhookDraft({ url });
  const receiver = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: `${import.meta.dirname}/../..`,
    env: { ...process.env, PORT: String(port), CARFUL_SECRET: draft.secret },
  });
  try {
    let printed = '';
    receiver.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const post = () =>
      fetch(url, { method: 'POST', body: '{}' }).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(post, PATIENT).toBe(400);
    await owner.call('webhooks.create', draft);
    await owner.call('repairs.log', repairDraft(carId, { title: 'New pads' }));
    await expect.poll(() => printed, PATIENT).toBe('Brūnis: repair.saved New pads\n');
  } finally {
    receiver.kill();
  }
});
