import { expect, test, vi } from 'vitest';
import type { Write } from '#domain/calls.ts';
import type { ImportedRecord } from '#domain/imports/schema.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#web/platform/ids.ts';
import type { ImportPiece } from '#web/platform/outbox/records.ts';
import { noneSent } from './send-files.ts';

const { kept } = vi.hoisted(() => ({ kept: vi.fn<(input: object, pieces: ImportPiece[]) => void>() }));
vi.mock('#web/platform/outbox/outbox.ts', () => ({ outbox: { keepImport: kept } }));
vi.mock('#web/platform/api/client.ts', () => ({}));
const { keepImport } = await import('./keep-import.ts');

const note = (...files: string[]) => ({ kind: 'note', files, fields: {} }) as unknown as ImportedRecord;

test(
  'an import waits with all its records, and the files of its zip that are there',
  { tags: ['IMP-12', 'IMP-15'] },
  async () => {
    const draft = { id: newId() } as Write<'imports.begin'>;
    const many = Array.from({ length: limits.importPart }, () => note());
    const records = [note('zip/a.pdf', 'zip/gone.pdf'), ...many, note('zip/b.pdf')];
    const bytes = (text: string) => new TextEncoder().encode(text);
    const extract = vi.fn().mockResolvedValue(
      new Map([
        ['zip/a.pdf', bytes('a')],
        ['zip/b.pdf', bytes('b')],
      ]),
    );
    const sent = noneSent();
    sent.ids.set('0 zip/a.pdf', newId());
    await keepImport({ draft, records, reader: { extract }, sent });
    const [input, pieces] = kept.mock.calls[0]!;
    expect(input).toBe(draft);
    const places = pieces.flatMap((piece) =>
      'records' in piece ? [[piece.from, piece.records.length]] : [],
    );
    expect(places).toEqual([
      [0, limits.importPart],
      [limits.importPart, 2],
    ]);
    const files = pieces.flatMap((piece) => ('bytes' in piece ? [piece] : []));
    expect(files).toEqual([
      { place: 0, fileId: sent.ids.get('0 zip/a.pdf'), bytes: bytes('a') },
      { place: limits.importPart + 1, fileId: expect.any(String), bytes: bytes('b') },
    ]);
  },
);
