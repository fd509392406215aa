import type { Db } from '#server/platform/database/db.ts';
import type { Visitor } from '#tests/client.ts';
import { downloadExport } from '#tests/export-zip.ts';
import { fingerprint } from '#tests/fingerprint.ts';
import { newProgram } from '#tests/keys.ts';
import { newCar, newLink, type Owner } from '#tests/people.ts';
import { newThings } from '#tests/things.ts';
import { hostileArchives } from './archives.ts';
import { dice } from './dice.ts';
import { hostileFiles } from './files.ts';
import { hostileRequest, type HostileRequest, type Sender, type Sources } from './requests.ts';

export type Target = { db: Db; newOwner: () => Promise<Owner>; visitor: () => Visitor };

export type Report = {
  /** Answers by their code, or by their status where they have none. */
  codes: Record<string, number>;
  /** Server errors, errors of another shape, and requests without an answer. */
  odd: unknown[];
  /** Files and archives that were good enough to be accepted. */
  accepted: number;
  before: unknown;
  after: unknown;
};

/**
 * Sends requests that must be refused or change nothing, and compares every row of the accounts before and after.
 * @param onSent called after each of them
 */
export async function attack(
  target: Target,
  {
    seed,
    requests,
    onSent,
  }: { seed: string; requests: number; onSent?: (sent: number) => Promise<void> | void },
): Promise<Report> {
  const { db, newOwner, visitor } = target;
  const [owner, other, uploader] = [await newOwner(), await newOwner(), await newOwner()];
  const [mine, theirs] = [await newThings(owner), await newThings(other)];
  const uploadCarId = (await newCar(uploader)).id;
  const { token } = await newLink(uploader, uploadCarId, { isEditable: true });
  const sources: Sources = {
    mine,
    theirs,
    uploadCarId,
    token,
    file: await hostileFiles(),
    archive: noArchive,
  };
  sources.archive = await hostileArchives((await downloadExport(owner)).zip);
  const program = await newProgram(owner);
  const senders: Record<Sender, Visitor> = {
    owner,
    program,
    nobody: visitor(),
    uploader,
    importer: await newOwner(),
  };

  const stored = async () => ({
    // An attempt at somebody's password is recorded for its owner.
    people: { ...(await fingerprint(db, [owner.id, other.id])), security_events: null },
    uploader: { ...(await fingerprint(db, [uploader.id])), media: null },
  });
  const report: Report = { codes: {}, odd: [], accepted: 0, before: await stored(), after: null };
  const random = dice(seed);
  let [made, done] = [0, 0];
  /** A second import at the same time is refused as busy, unread. */
  let imports = Promise.resolve(0);
  const work = async () => {
    while (made < requests) {
      made++;
      const request = await hostileRequest(sources, random);
      const sending = () => send(senders[request.by], request, report);
      const status = await (request.by === 'importer' ? (imports = imports.then(sending)) : sending());
      if (status === 200 && request.by === 'uploader') await forgetUpload(uploader, request, report);
      if (status === 200 && request.by === 'importer') {
        report.accepted++;
        senders.importer = await newOwner();
      }
      done++;
      await onSent?.(done);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  report.after = await stored();
  return report;
}

const WORKERS = 6;
const noArchive = () => Promise.reject(new Error('there is no export yet'));

async function send(
  sender: Visitor,
  { method, path, json, body, headers }: HostileRequest,
  { codes, odd }: Report,
): Promise<number> {
  const describe = () => ({ method, path: path.slice(0, 300), input: JSON.stringify(json)?.slice(0, 300) });
  try {
    const options = { json, ...(body && { body }), ...(headers && { headers }) };
    const answer = await sender.send(method, path, options);
    const { code } = answer.body as { code?: string };
    const counted = code ?? String(answer.status);
    codes[counted] = (codes[counted] ?? 0) + 1;
    const isOdd = answer.status >= 500 || (answer.status >= 400 && method !== 'HEAD' && !code);
    if (isOdd) odd.push({ ...describe(), status: answer.status, body: answer.body });
    return answer.status;
  } catch (error) {
    odd.push({ ...describe(), error: String(error), cause: String((error as Error).cause) });
    return 0;
  }
}

/** Loose files are limited: those of this test must not hide it from what comes later. */
async function forgetUpload(uploader: Visitor, { path }: HostileRequest, report: Report): Promise<void> {
  report.accepted++;
  await uploader.send('DELETE', path.split('?', 1)[0]!);
}
