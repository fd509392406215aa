import { expect, test } from 'vitest';
import { importContext } from '#tests/import-files.ts';
import { isSaid, mutations, sumsOf } from '#tests/import-mutations.ts';
import { tries } from '#tests/sampled.ts';
import { readImport } from './read-import.ts';

test(
  'a file that was changed on its way has the same sums, or the difference is told',
  { tags: ['IMP-06'] },
  () => {
    const silent: string[] = [];
    for (const { name, before, after } of mutations(tries(200, 2000))) {
      const [right, changed] = [before, [after]].map((files) => readImport(files, {}, importContext));
      const [was, is] = [sumsOf(right!), sumsOf(changed!)].map((sums) =>
        JSON.stringify(Object.entries(sums).toSorted(([a], [b]) => a.localeCompare(b))),
      );
      if (was !== is && !isSaid(changed!, right!)) silent.push(`${name}: ${was} → ${is}`);
    }
    expect(silent).toEqual([]);
  },
);
