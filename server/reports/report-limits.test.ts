import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { authRateLimit } from '#server/accounts/table.ts';
import { newId } from '#server/platform/deps.ts';
import { ask, order } from '#tests/ask-report.ts';
import { newCar, newLink } from '#tests/people.ts';
import { startMailServer } from '#tests/stand-ins/mail-server.ts';
import { openWorld } from '#tests/world.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

const SLOW = { timeout: 90_000 };

describe('the report as a PDF', SLOW, () => {
  test('is refused through a link, and for invalid input', async () => {
    const owner = await world.newOwner();
    const { id } = await newCar(owner);
    const { token } = await newLink(owner, id);
    const path = `/api/cars/${id}/report?token=${token}`;
    expect((await world.visitor().send('POST', path, { json: order() })).status).toBe(401);
    for (const wrong of [
      {},
      order({ language: 'de' }),
      order({ from: '2026-02-01', to: '2026-01-01' }),
      order({ from: '2026-02-31' }),
      order({ timeZone: 'Mars/Base' }),
      order({ include: {} }),
    ]) {
      expect(await ask(owner, id, wrong)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    }
  });

  test('is limited to twenty in ten minutes', async () => {
    const strict = await openWorld({ env: { RATE_LIMITS: 'on' } });
    try {
      const owner = await strict.newOwner();
      const { id } = await newCar(owner);
      const refused = order({ linkId: newId() });
      for (let sent = 0; sent < 20; sent++) expect((await ask(owner, id, refused)).status).toBe(404);
      expect(await ask(owner, id, refused)).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_REQUESTS' },
      });
    } finally {
      await strict.close();
    }
  });
});

describe('the report by mail', SLOW, () => {
  test('goes to the owner’s own address, at most five a day', async () => {
    const mails = await startMailServer();
    const posting = await openWorld({ env: { SMTP_URL: mails.url, MAIL_FROM: 'carful@example.com' } });
    try {
      const owner = await posting.newOwner();
      await posting.deps.db.$client.query('update auth_user set email_verified = true where id = $1', [
        owner.id,
      ]);
      const { id: carId } = await newCar(owner, { nickname: 'Zilais' });
      // Signing up also sends a mail, in the background.
      const reports = () => mails.received.filter(({ subject }) => subject.startsWith('Health Report'));
      expect(
        await owner.attempt('reports.mail', { carId, ...order(), email: 'else@example.org' }),
      ).toMatchObject({ status: 200, body: { done: true } });
      expect(reports()).toMatchObject([{ to: [owner.email], subject: 'Health Report: Zilais' }]);
      const counted = await posting.deps.db
        .update(authRateLimit)
        .set({ count: 4 })
        .where(eq(authRateLimit.key, `report-mail:${owner.id}`))
        .returning();
      expect(counted).toHaveLength(1);
      await owner.call('reports.mail', { carId, ...order() } as never);
      expect(await owner.attempt('reports.mail', { carId, ...order() })).toMatchObject({
        status: 429,
        body: { code: 'TOO_MANY_REQUESTS' },
      });
      expect(reports()).toHaveLength(2);
    } finally {
      await posting.close();
      await mails.stop();
    }
  });

  test('is refused by a server without mail', async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    expect(await owner.attempt('reports.mail', { carId, ...order() })).toMatchObject({
      status: 503,
      body: { code: 'NOT_AVAILABLE', data: { reason: 'not-configured' } },
    });
  });
});
