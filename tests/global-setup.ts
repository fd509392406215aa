import type { TestProject } from 'vitest/node';
import { startTestDatabase } from './database.ts';

/** Opening a database is slow: one for the run, and every test gets its own owner in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTestDatabase();
  project.provide('databaseUrl', database.url);
  project.provide('dataDir', database.folder);
  return database.stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
    dataDir: string;
  }
}
