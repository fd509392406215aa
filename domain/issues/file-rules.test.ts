import { expect, test } from 'vitest';
import { fileChange, urlsOfFiles, withFileChange } from './file-rules.ts';
import type { IssueFile } from './schema.ts';

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
  expect(withFileChange([a, b], { from: ['a'], to: ['c', 'd', 'b', 'gone'] }, find)).toEqual([b, c, d]);
  expect(withFileChange([a, b], { from: [], to: [] }, find)).toEqual([a, b]);
});

test('a file that another device has added meanwhile is there once', () => {
  expect(withFileChange([a, b], { from: [], to: ['a', 'c'] }, find)).toEqual([a, b, c]);
});

test('the files of each kind have their addresses in order', () => {
  expect(urlsOfFiles([b, c, d])).toEqual({
    images: ['/files/d'],
    videos: ['/files/b'],
    documents: ['/files/c'],
  });
});
