import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { startMailServer, type MailServer } from '#tests/stand-ins/mail-server.ts';
import { openWorld, type World } from '#tests/world.ts';

let mails: MailServer;
let world: World;

beforeAll(async () => {
  mails = await startMailServer();
  world = await openWorld({
    env: { SMTP_URL: mails.url, MAIL_FROM: 'carful@example.org', LOG_LEVEL: 'silent' },
  });
});
afterAll(async () => {
  await world.close();
  await mails.stop();
});

const post = (path: string, json: Record<string, unknown>) =>
  world.visitor().send('POST', `/api/auth/${path}`, { json });
async function signUp(): Promise<string> {
  const email = `${newId()}@example.com`;
  await post('sign-up/email', { email, password: 'correct horse 7', name: 'Anna' });
  return email;
}

describe('known and unknown addresses', () => {
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1]!;
  /** Turn by turn, so that a busy moment of the machine falls on both. */
  async function times(run: (known: boolean) => Promise<unknown>): Promise<[known: number, unknown: number]> {
    const taken: Record<'true' | 'false', number[]> = { true: [], false: [] };
    for (let turn = 0; turn < 14; turn++) {
      const known = turn % 2 === 0;
      const started = performance.now();
      await run(known);
      taken[`${known}`].push(performance.now() - started);
    }
    return [median(taken.true), median(taken.false)];
  }

  test('cannot be told apart by the time of a failed sign-in', async () => {
    const person = await signUp();
    const [known, unknown] = await times((isKnown) =>
      post('sign-in/email', {
        email: isKnown ? person : `${newId()}@example.com`,
        password: 'wrong horse 8',
      }),
    );
    expect(Math.abs(known - unknown)).toBeLessThan(40);
  });

  test('cannot be told apart by the time of a reset, however slow the mail server is', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => signUp()));
    mails.mood = 'slow';
    const [known, unknown] = await times((isKnown) =>
      post('request-password-reset', {
        email: isKnown ? people.pop()! : `${newId()}@example.com`,
      }),
    );
    expect(Math.abs(known - unknown)).toBeLessThan(40);
  });
});
