import { expect, test } from 'vitest';
import { fileChange, withFileChange } from './file-rules.ts';
import { onDevice } from '#domain/offline/pending-issue.ts';
import type { Issue, IssueFile } from './schema.ts';

const file = (id: string, kind: IssueFile['kind']): IssueFile => ({ id, kind, url: `/files/${id}` });
const [a, b, c, d] = [file('a', 'picture'), file('b', 'video'), file('c', 'document'), file('d', 'picture')];
const find = (id: string) => [a, b, c, d].find((one) => one.id === id);

test('an edit adds and removes files, and says nothing of the others', () => {
  expect(fileChange({ from: ['a', 'b'], to: ['b', 'c'] })).toEqual({ added: ['c'], removed: ['a'] });
  expect(fileChange({ from: ['a'], to: ['a'] })).toEqual({ added: [], removed: [] });
  // What another version of the app sends.
  for (const from of [undefined, null, 'a'])
    expect(fileChange({ from, to: ['a'] })).toEqual({ added: ['a'], removed: [] });
  expect(fileChange({ from: ['a', 1, null], to: [] })).toEqual({ added: [], removed: ['a'] });
});

test('an edit of another device leaves what it has not seen', () => {
  const issue = { id: 'issue', files: [a, b] } as Issue;
  expect(withFileChange(issue, { from: ['a'], to: ['c', 'd', 'b', 'gone'] }, find)).toEqual({
    id: 'issue',
    files: [b, c, d],
    images: ['/files/d'],
    videos: ['/files/b'],
    documents: ['/files/c'],
  });
  expect(withFileChange(issue, { from: [], to: [] }, find)).toEqual({
    id: 'issue',
    files: [a, b],
    images: ['/files/a'],
    videos: ['/files/b'],
    documents: [],
  });
});

test('a file that another device has added meanwhile is there once', () => {
  const issue = { id: 'issue', files: [a, b] } as Issue;
  expect(withFileChange(issue, { from: [], to: ['a', 'c'] }, find).files).toEqual([a, b, c]);
});

test('a file on the device is shown from there', () => {
  const waiting = new Map([['a', { url: 'blob:a', kind: 'picture' as const }]]);
  expect(onDevice(waiting, 'a')).toEqual({ id: 'a', kind: 'picture', url: 'blob:a' });
  expect(onDevice(waiting, 'b')).toBeUndefined();
});
