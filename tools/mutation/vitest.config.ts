import { defineConfig } from 'vitest/config';

/** The tests of the domain alone: mutants run in one process, so no test may depend on isolation. */
export default defineConfig({
  test: {
    include: ['domain/**/*.test.ts'],
    // Texts and tables: checked by their own tests and not mutated.
    exclude: ['domain/language/lv/**', 'domain/assessment/knowledge/**'],
    isolate: false,
  },
});
