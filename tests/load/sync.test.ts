import { expect, test } from 'vitest';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { startTestDatabase } from '#tests/database.ts';
import { signUp } from '#tests/people.ts';
import { raceOfCommits } from '#tests/sync-race.ts';

test(
  '1,000 commits of two processes and four other writers: no device skips one',
  { timeout: 600_000 },
  async () => {
    const database = await startTestDatabase();
    const env = { DATABASE_URL: database.url, RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
    const apps = [await startApp(database.folder, env), await startApp(database.folder, env)];
    try {
      const owner = await signUp(new Visitor(apps[0]!.url), 'Anna');
      const urls = apps.map(({ url }) => url);
      const raced = await raceOfCommits({ owner, urls, databaseUrl: database.url, commits: 1000 });
      console.log(raced);
      expect(raced).toMatchObject({ skipped: [], refilled: 0 });
    } finally {
      await Promise.all(apps.map((app) => app.stop()));
      await database.stop();
    }
  },
);
