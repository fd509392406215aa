import { expect, test } from 'vitest';
import { dice } from '#tests/hostile/dice.ts';
import { runKills } from '#tests/kills/kill-run.ts';
import type { Kill } from '#tests/kills/killable-app.ts';

const KILLS = Number(process.env['KILLS'] ?? 1000);
const kinds: Kill[] = ['app', 'app', 'database', 'both', 'backend', 'backend', 'start'];

test(
  `${KILLS} kills: nothing acknowledged is lost or applied twice`,
  { timeout: 4 * 60 * 60_000 },
  async () => {
    const random = dice('kinds of kills');
    const found = await runKills(
      'many kills',
      Array.from({ length: KILLS }, () => random.pick(kinds)),
    );
    const sorted = found.restarts.toSorted((a, b) => a - b);
    const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    console.log(
      `${found.acknowledged} acknowledged, ${found.retries} retries, ready again in ${median} ms, ${longest} at most`,
    );
    expect(found.wrong).toEqual([]);
    expect(found.restarts).toHaveLength(KILLS);
  },
);
