import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#web/platform/ids.ts';
import { openDevice } from '#web/platform/storage/device-database.ts';
import { addFile, addOperation, readFile, readFilesAgain, readOutbox, updateQueue } from './queue-store.ts';
import type { NewOperation, StoredFile } from './records.ts';

let userId: Id;
beforeEach(() => (userId = newId()));
afterEach(() => vi.restoreAllMocks());

const picture = (changes: Partial<StoredFile> = {}): StoredFile => ({
  id: newId(),
  userId,
  carId: newId(),
  purpose: 'issue',
  name: 'leak.jpg',
  type: 'image/jpeg',
  bytes: new Uint8Array([1, 2, 3]).buffer,
  tries: 0,
  refused: null,
  owed: null,
  ...changes,
});
const bytesRead = () => vi.spyOn(IDBObjectStore.prototype, 'get');
const filesRead = ({ mock }: ReturnType<typeof bytesRead>) =>
  mock.contexts.filter((store) => (store as IDBObjectStore).name === 'files').length;
const waiting = async () => (await readOutbox(userId)).files;

const change = (title: string, changes: Partial<NewOperation> = {}): NewOperation =>
  ({
    procedure: 'recurrences.add',
    input: { carId: 'car', issueId: 'issue', id: 'recurrence', date: '2026-03-05', notes: title },
    at: '2026-03-05T10:00:00.000Z',
    opId: 'operation',
    userId,
    refused: null,
    ...changes,
  }) as NewOperation;
const changes = async () => (await readOutbox(userId)).operations.map(({ seq: _seq, ...one }) => one);

test('another request under a queued operation id is refused, and the queued one stays', async () => {
  await addOperation(change('On Monday'));
  const idTaken = { code: 'ID_TAKEN', status: 409 };
  await expect(addOperation(change('On Tuesday'))).rejects.toMatchObject(idTaken);
  expect(await changes()).toEqual([change('On Monday')]);
});

test('the same request again replaces the queued one, behind what was queued meanwhile', async () => {
  const again = change('On Monday', { at: '2026-03-05T10:05:00.000Z' });
  const other = change('On Tuesday', { opId: newId() });
  await addOperation(change('On Monday', { refused: { code: 'NOT_FOUND', status: 404 } }));
  await addOperation(other);
  await addOperation(again);
  expect(await changes()).toEqual([other, again]);
});

test('an operation of another account is another one', async () => {
  const other = newId();
  await addOperation(change('On Monday'));
  await addOperation(change('On Tuesday', { userId: other }));
  expect(await changes()).toHaveLength(1);
  expect((await readOutbox(other)).operations).toHaveLength(1);
});

test('what is known of files that wait comes without their bytes, which are read once', async () => {
  await addFile(picture());
  readFilesAgain();
  const read = bytesRead();
  const [file] = await waiting();
  expect(file).toMatchObject({ name: 'leak.jpg', tries: 0 });
  expect(file).not.toHaveProperty('bytes');
  await addFile(picture({ name: 'rust.jpg' }));
  expect((await waiting()).map(({ name }) => name).toSorted()).toEqual(['leak.jpg', 'rust.jpg']);
  expect(filesRead(read)).toBe(1);
});

test('files are read again only after another tab or the worker has changed one', async () => {
  const file = picture();
  await addFile(file);
  await addFile(picture());
  await waiting();
  const read = bytesRead();
  await waiting();
  await updateQueue({ operation: { seq: 7, to: null } });
  await waiting();
  expect(filesRead(read)).toBe(0);
  vi.resetModules();
  const elsewhere = await import('./queue-store.ts');
  await elsewhere.updateQueue({ file: { id: file.id, to: { tries: 1 } } });
  expect((await waiting()).find(({ id }) => id === file.id)).toMatchObject({ tries: 1 });
  await elsewhere.forgetOutbox(userId);
  expect(await waiting()).toEqual([]);
});

test('a file that is settled keeps its bytes and is known as it became', async () => {
  const file = picture();
  await addFile(file);
  await waiting();
  await updateQueue({ file: { id: file.id, to: { tries: 2 } } });
  expect(await waiting()).toMatchObject([{ tries: 2, name: 'leak.jpg' }]);
  expect((await readFile(file.id))?.bytes.byteLength).toBe(3);
  await updateQueue({ file: { id: file.id, to: null } });
  await updateQueue({ file: { id: file.id, to: { tries: 3 } } });
  expect([await waiting(), await readFile(file.id)]).toEqual([[], undefined]);
});

test('what another tab adds or removes is seen at once, what it changes once it has said so', async () => {
  const [kept, sent] = [picture(), picture()];
  await addFile(kept);
  await addFile(sent);
  await waiting();
  const elsewhere = await openDevice();
  await elsewhere.delete('files', sent.id);
  await elsewhere.put('files', { ...kept, tries: 1 });
  const added = picture();
  await elsewhere.put('files', added);
  expect((await waiting()).map(({ id }) => id).toSorted()).toEqual([kept.id, added.id].toSorted());
  readFilesAgain();
  expect((await waiting()).find(({ id }) => id === kept.id)).toMatchObject({ tries: 1 });
});

test('what another tab says while files are being read leaves none of them out', async () => {
  for (let at = 0; at < 3; at++) await addFile(picture());
  readFilesAgain();
  const { get } = IDBObjectStore.prototype;
  bytesRead().mockImplementation(function (this: IDBObjectStore, key) {
    readFilesAgain();
    return get.call(this, key);
  });
  expect(await waiting()).toHaveLength(3);
});
