import { afterEach, expect, test, vi } from 'vitest';
import type { ImportedRecord } from '#domain/imports/schema.ts';
import type { FileProblem } from '#domain/imports/server-schema.ts';
import { newId } from '#web/platform/ids.ts';
import {
  filesToSend,
  noneSent,
  sendFiles,
  ServerStopped,
  takeFromZips,
  type TakeFile,
} from './send-files.ts';

afterEach(() => vi.unstubAllGlobals());

const importId = newId();
const note = (...files: string[]): ImportedRecord => ({
  kind: 'note',
  file: 'a.csv',
  row: 1,
  car: '',
  files,
  fields: { date: null, title: 'Bolts', text: null },
});
const records = [note('zip/a.pdf', 'zip/b.html'), note('zip/known.pdf'), note('zip/gone.pdf')];
const files = filesToSend(importId, records, [0, 2]);
const { signal } = new AbortController();
const sending = (take: TakeFile, sent = noneSent()) => ({ take, sent, signal, onProgress: () => undefined });

test('only files of records that are new are sent', { tags: ['IMP-15'] }, () => {
  expect(files.map(({ place, location }) => `${place} ${location}`)).toEqual([
    '0 zip/a.pdf',
    '0 zip/b.html',
    '2 zip/gone.pdf',
  ]);
});

test(
  'a server that stops answering stops the import, and what was sent is not sent again',
  { tags: ['IMP-17'] },
  async () => {
    const answers: (FileProblem | null)[] = [null, 'unreachable', 'unsupported', null];
    const asked: string[] = [];
    const take: TakeFile = ({ location }, fileId) => {
      asked.push(`${location} ${fileId}`);
      return Promise.resolve(answers.shift()!);
    };
    const sent = noneSent();
    await expect(sendFiles(files, sending(take, sent))).rejects.toThrow(ServerStopped);
    await sendFiles(files, sending(take, sent));
    expect(asked.map((one) => one.split(' ')[0])).toEqual([
      'zip/a.pdf',
      'zip/b.html',
      'zip/b.html',
      'zip/gone.pdf',
    ]);
    expect(asked[1], 'under the same id').toBe(asked[2]);
    expect([...sent.problems.values()]).toEqual([null, 'unsupported', null]);
  },
);

test(
  'files of a zip are unpacked and uploaded; what is wrong with one is told of it',
  { tags: ['IMP-15'] },
  async () => {
    const pdf = new TextEncoder().encode('%PDF');
    const html = new TextEncoder().encode('<html>');
    const extract = vi.fn().mockResolvedValue(
      new Map([
        ['zip/a.pdf', pdf],
        ['zip/b.html', html],
      ]),
    );
    const uploaded: string[] = [];
    vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: Blob }) => {
      const text = await body.text();
      uploaded.push(`${method} ${path.split('/').slice(0, 5).join('/')} ${path.split('?')[1]} ${text}`);
      if (text === '%PDF') return new Response(null, { status: 204 });
      return Response.json({ code: 'UNSUPPORTED_MEDIA', message: '' }, { status: 415 });
    });
    const sent = noneSent();
    await sendFiles(files, sending(await takeFromZips({ extract }, files), sent));
    expect(extract).toHaveBeenCalledWith(['zip/a.pdf', 'zip/b.html', 'zip/gone.pdf']);
    const path = `PUT /api/imports/${importId}/files`;
    expect(uploaded).toEqual([`${path} place=0 %PDF`, `${path} place=0 <html>`]);
    expect([...sent.problems.values()]).toEqual([null, 'unsupported', 'not-there']);

    for (const [status, code] of [
      [413, 'QUOTA_EXCEEDED'],
      [408, 'UPLOAD_FAILED'],
    ] as const) {
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code, message: '' }, { status })));
      const again = sendFiles(files, sending(await takeFromZips({ extract }, files)));
      await expect(
        again,
        'neither a full account nor a slow line is a fault of the file',
      ).rejects.toMatchObject({
        code,
      });
    }
  },
);
