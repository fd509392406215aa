import { levelOf, reserveOf, type Space } from './database/disk-space.ts';
import { giveBackSpace } from './database/give-back-space.ts';
import type { Job } from './jobs/job.ts';
import { tellOperator } from './tell-operator.ts';

const megabytes = (bytes: number) => Math.max(0, Math.floor(bytes / 1024 / 1024));

/** Takes back what deleted records have left, and says that space runs out while there still is some. */
export const watchSpace: Job = {
  name: 'watch-space',
  everyMinutes: 5,
  expireMinutes: 5,
  retries: { limit: 0, delaySeconds: 60 },
  async run(deps) {
    const isShort = (found: Space | null): found is Space => found !== null && levelOf(found) !== 'plenty';
    const before = await deps.space.read();
    if (!isShort(before)) return;
    await giveBackSpace(deps, before.free);
    const space = await deps.space.read();
    if (!isShort(space)) return;
    const freeMb = megabytes(space.free);
    const reserveMb = megabytes(reserveOf(space.total));
    deps.log.warn({ freeMb, reserveMb, level: levelOf(space) }, 'the space of the database runs out');
    await tellOperator(
      deps,
      'space',
      `The database has ${freeMb} MB left. Below ${reserveMb} MB, each account can write only a little; deleting and ` +
        'logging in always work. Give it more space, or let accounts delete what they no longer need.',
    );
  },
};
