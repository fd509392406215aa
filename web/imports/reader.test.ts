import { expect, test } from 'vitest';
import type { ImportReading } from '#domain/imports/schema.ts';
import { openReader } from './reader.ts';
import type { ReaderRequest } from './reader-worker.ts';

class FakeWorker extends EventTarget {
  readonly asked: ReaderRequest[] = [];
  isTerminated = false;
  postMessage(request: ReaderRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(id: number, reading: Partial<ImportReading>) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, reading } }));
  }
}

test(
  'a reader that could not be loaded is started anew, with the files of before',
  { tags: ['IMP-02'] },
  async () => {
    const started: FakeWorker[] = [];
    const reader = openReader(() => {
      const worker = new FakeWorker();
      started.push(worker);
      return worker as never;
    });
    const context = { currency: 'EUR', today: '2026-11-22' };
    const source = { files: [new File(['Date;Km'], 'book.csv')] };

    const first = reader.read({}, context, source);
    started[0]!.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('The reader could not be loaded');
    expect(started[0]!.isTerminated).toBe(true);

    const second = reader.read({ zone: 'Europe/Riga' }, context);
    expect(started[1]!.asked).toMatchObject([{ id: 2, answers: { zone: 'Europe/Riga' }, source }]);
    started[1]!.answer(2, { records: [] });
    await expect(second).resolves.toEqual({ records: [] });

    const third = reader.read({ dates: 'dmy' }, context);
    expect(started).toHaveLength(2);
    expect(started[1]!.asked[1], 'a running reader has the files').not.toHaveProperty('source');

    started[1]!.dispatchEvent(new Event('error'));
    await expect(third).rejects.toThrow('The reader could not be loaded');
    void reader.extract(['book.zip/a.pdf']);
    expect(started[2]!.asked).toMatchObject([{ extract: ['book.zip/a.pdf'], source }]);
  },
);
