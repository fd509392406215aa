import { basename, dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests beside the mutated file run first: most mutants die there, and the rest need not run. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [mutated = ''] = this.ctx.config.related ?? [];
    const distance = ({ moduleId }: TestSpecification) => {
      if (dirname(moduleId) !== dirname(mutated)) return 2;
      return basename(moduleId).startsWith(basename(mutated, '.ts')) ? 0 : 1;
    };
    return files.toSorted((a, b) => distance(a) - distance(b));
  }
}

/** The tests of the domain alone: mutants run in one process, so no test may depend on isolation. */
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    // Texts and tables: checked by their own tests and not mutated.
    // Times are of the code without the marks of mutants.
    exclude: ['domain/language/lv/**', 'domain/assessment/knowledge/**', 'domain/**/*-time.test.ts'],
    // On a busy machine five seconds are not enough.
    testTimeout: 60_000,
    isolate: false,
    // What the tests claim is checked by the whole run.
    strictTags: false,
    sequence: { sequencer: NearestFirst },
  },
});
