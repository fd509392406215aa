import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { newId, type Deps } from '#server/platform/deps.ts';
import { openChangeFeed } from './changes.ts';

test('a feed without its database tries again without backoff, and logs it once', async () => {
  const attempts: number[] = [];
  const enough = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    attempts.push(performance.now());
    socket.destroy();
    if (attempts.length === 4) enough.resolve();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const warn = vi.fn<() => void>();
  const connectionString = `postgresql://nobody@127.0.0.1:${port}/none`;
  const feed = openChangeFeed({
    db: { $client: { options: { connectionString } } },
    log: { warn },
  } as unknown as Deps);
  const following = feed.follow(newId(), { changed: () => undefined, missed: () => undefined });
  await enough.promise;
  following.stop();
  await feed.close();
  server.close();
  // The first retry is immediate: a new follower ends the pause.
  const gaps = attempts.slice(2).map((at, index) => at - attempts[index + 1]!);
  expect(Math.max(...gaps)).toBeLessThan(1500);
  expect(warn).toHaveBeenCalledOnce();
});
