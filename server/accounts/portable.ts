import { and, asc, eq, gt, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { Instant } from '#domain/shapes.ts';
import { toJson } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { authAccount, authPasskey } from './table.ts';
import { securityEvents } from '#server/platform/security/table.ts';

const ExportedEvent = z.object({
  at: Instant,
  action: z.string(),
  outcome: z.string(),
  network: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});

const PAGE = 200;

export const securityEventSection = defineSection<z.output<typeof ExportedEvent>>({
  name: 'securityEvents',
  since: 5,
  schema: ExportedEvent,

  async *read({ db, owner: { ownerId } }) {
    const isOwn = eq(securityEvents.ownerId, ownerId);
    for (let lastId: Id | undefined; ;) {
      const page = await db
        .select()
        .from(securityEvents)
        .where(lastId === undefined ? isOwn : and(isOwn, gt(securityEvents.id, lastId)))
        .orderBy(asc(securityEvents.id))
        .limit(PAGE);
      if (page.length > 0) yield page.map(({ id: _id, ownerId: _owner, ...event }) => toJson(event));
      if (page.length < PAGE) break;
      lastId = page.at(-1)!.id;
    }
  },

  imports: { no: 'what happened on another server is no event of this one' },
});

const ExportedWayIn = z.object({
  /** 'passkey' or a provider. */
  kind: z.string(),
  name: z.nullable(z.string()),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
});

/** How the account logs in beside a password; no keys, and nothing that another server could take over. */
export const wayInSection = defineSection<z.output<typeof ExportedWayIn>>({
  name: 'waysIn',
  since: 8,
  schema: ExportedWayIn,

  async *read({ db, owner: { ownerId } }) {
    const providers = await db
      .select({ kind: authAccount.providerId, createdAt: authAccount.createdAt })
      .from(authAccount)
      .where(and(eq(authAccount.userId, ownerId), ne(authAccount.providerId, 'credential')))
      .orderBy(asc(authAccount.createdAt));
    const passkeys = await db
      .select({
        name: authPasskey.name,
        createdAt: authPasskey.createdAt,
        lastUsedAt: authPasskey.lastUsedAt,
      })
      .from(authPasskey)
      .where(eq(authPasskey.userId, ownerId))
      .orderBy(asc(authPasskey.createdAt));
    yield [
      ...providers.map((provider) => toJson({ name: null, lastUsedAt: null, ...provider })),
      ...passkeys.map((passkey) => toJson({ kind: 'passkey', ...passkey })),
    ];
  },

  imports: { no: 'a way to log in is proven on each server anew' },
});
