import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { Visitor, type Answer } from '#tests/client.ts';
import { downloadExport, importZip } from '#tests/export-zip.ts';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { pushDevice } from '#tests/nouns/notices.ts';
import { mechanicRepair, newCar, newIssue, newLink, signUp, type Owner } from '#tests/people.ts';
import { beginUpload, sendPart } from '#tests/send-in-parts.ts';
import { startPushService, type PushService } from '#tests/stand-ins/push-service.ts';
import { median } from './figures.ts';
import { exportAll, fill, manyCars, sharedId, silence, stall, type Attack } from './greedy-attacks.ts';
import { withApp } from './with-app.ts';

const ALLOWED = { push: 2000, upload: 1000, export: 3 };
const ROUNDS = 8;
const SIGN_INS = 4;

/** A browser of its own network: limits count by address. */
class Elsewhere extends Visitor {
  override send(method: string, path: string, options: Parameters<Visitor['send']>[2] = {}): Promise<Answer> {
    const headers = { ...options.headers, 'x-forwarded-for': '203.0.113.7' };
    return super.send(method, path, { ...options, headers });
  }
}

type Figures = { push: number; upload: number; export: number; signIn: number };

/** What somebody notices while other accounts and a mechanic's link do their worst, with the limits on.
 * @param asked one attack instead of all at once */
export async function bench(asked?: string): Promise<void> {
  const pushes = await startPushService();
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await withApp(
    async ({ url }) => {
      const people = await Promise.all(
        ['Anna', 'Filler', 'Silent', 'Hoarder'].map((name) => enter(url, name)),
      );
      const [victim, filler, quiet, hoarder] = people as [Person, Person, Person, Person];
      await manyCars(hoarder.owner, limits.cars - 1);
      for (let n = 0; n < 20; n += 1) await newIssue(victim.owner, victim.carId);
      const alone = await watch(victim, pushes);
      const over = new AbortController();
      const theirs = await newLink(victim.owner, victim.carId, { isEditable: true });
      const newSubscription = () => pushes.subscribe();
      const all: Record<string, Attack> = {
        fill: fill(filler.owner, filler.carId),
        silence: silence(quiet.owner, quiet.carId, { silent: silentUrl, newSubscription }),
        sharedId: sharedId(victim.owner, victim.carId, theirs.token),
        stall: stall(url, theirs.token),
        exportAll: exportAll(hoarder.owner),
      };
      const attacks = asked ? [all[asked]!] : Object.values(all);
      const running = Promise.all(attacks.map((attack) => attack(over.signal)));
      await sleep(3000);
      const beside = await watch(victim, pushes);
      over.abort();
      for (const said of await running) console.log(said);
      const imported = await importZip(
        await signUp(new Visitor(url), 'New'),
        (await downloadExport(victim.owner)).zip,
      );
      const deleted = await filler.owner.attempt('cars.delete', { opId: newId(), carId: filler.carId });
      report(alone, beside, { imported: imported.status, deleted: deleted.status });
    },
    { NOTIFY_ALLOW_PRIVATE: 'on', ACCOUNT_EXPORTS_PER_DAY: '10000', TRUST_PROXY: '1' },
  );
  for (const socket of sockets) socket.destroy();
  silent.close();
  await pushes.stop();
}

type Person = { owner: Owner; carId: Id };

/** In a time zone where it is noon: at night no push message is sent. */
async function enter(url: string, name: string): Promise<Person> {
  const owner = await signUp(new Visitor(url), name);
  const east = 12 - new Date().getUTCHours();
  await owner.call('notices.setZone', {
    opId: newId(),
    zone: `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`,
  });
  return { owner, carId: (await newCar(owner)).id };
}

async function watch({ owner, carId }: Person, pushes: PushService): Promise<Figures> {
  const device = pushDevice(pushes.subscribe());
  await owner.call('notices.addDevice', device);
  const link = await newLink(owner, carId, { isEditable: true });
  const file = Buffer.alloc(1_500_000, await phonePicture());
  const taken: Record<keyof Figures, number[]> = { push: [], upload: [], export: [], signIn: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    await new Elsewhere(owner.baseUrl).call('share.logRepair', mechanicRepair(link.token));
    const isTold = async () => {
      while (pushes.received.filter(({ endpoint }) => endpoint === device.endpoint).length < round)
        await sleep(10);
    };
    taken.push.push(await timed(isTold));
    const upload = { id: newId(), query: `purpose=issue&carId=${carId}`, file };
    taken.upload.push(
      await timed(async () => {
        expect200(await beginUpload(owner, upload));
        expect200(await sendPart(owner, upload, 0));
      }),
    );
    taken.export.push(await timed(async () => expect200(await owner.send('GET', '/api/export'))));
    const json = { email: owner.email, password: owner.password };
    const signIn = () => new Elsewhere(owner.baseUrl).send('POST', '/api/auth/sign-in/email', { json });
    // Logging in has a limit of its own, by account.
    if (round <= SIGN_INS) taken.signIn.push(await timed(async () => expect200(await signIn())));
  }
  await owner.call('notices.removeDevice', { opId: newId(), deviceId: device.id });
  const { push, upload, signIn } = taken;
  return {
    push: Math.max(...push),
    upload: Math.max(...upload),
    export: median(taken.export),
    signIn: Math.max(...signIn),
  };
}

function expect200({ status }: { status: number }): void {
  if (status !== 200) console.log(`NOT MET: a request of the victim answered ${status}`);
}

async function timed(run: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await run();
  return Math.round(performance.now() - started);
}

function report(
  alone: Figures,
  beside: Figures,
  { imported, deleted }: { imported: number; deleted: number },
): void {
  const slower = beside.export / alone.export;
  console.log(`alone:  ${JSON.stringify(alone)} ms (worst; export: median)`);
  console.log(`beside: ${JSON.stringify(beside)} ms; export ${slower.toFixed(1)} times its quiet time`);
  console.log(`the victim's export is imported: ${imported}; the full account deletes its car: ${deleted}`);
  if (beside.push > ALLOWED.push || beside.upload > ALLOWED.upload || slower > ALLOWED.export)
    console.log(`NOT MET: ${JSON.stringify(ALLOWED)}`);
  if (imported !== 200 || deleted !== 200) console.log('NOT MET: import and deletion');
  console.log(
    JSON.stringify({
      'push, ms': beside.push,
      'upload, ms': beside.upload,
      'export, times': Number(slower.toFixed(1)),
    }),
  );
}
