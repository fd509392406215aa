import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

test.runIf(process.platform === 'linux')('a second set-up waits, also for one that is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carful-turns-'));
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { oneAtATime } from ${JSON.stringify(join(import.meta.dirname, 'one-at-a-time.mjs'))};
     await oneAtATime(${JSON.stringify(folder)}, () => new Promise(() => {
       console.log('has it');
       setInterval(() => {}, 1000);
     }), () => {});`,
  ]);
  try {
    await once(holder.stdout, 'data');
    const order: string[] = [];
    const second = oneAtATime(
      folder,
      async () => order.push('second'),
      (line) => {
        order.push(line);
        holder.kill('SIGKILL');
      },
    );
    await second;
    expect(order).toEqual(['Another start is setting this folder up: waiting for it …', 'second']);
  } finally {
    holder.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
