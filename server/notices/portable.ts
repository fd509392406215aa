import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { NoticeChoices } from '#domain/notices/schema.ts';
import { exportedColumns } from '#server/platform/database/policy.ts';
import { insertRows } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { noticeSettings, noticeTables } from './table.ts';

const exported = exportedColumns(noticeTables.noticeSettings);

/** At most one record. Devices are not exported: a subscription belongs to a browser and to the keys of a server. */
export const noticeSection = defineSection<z.output<typeof NoticeChoices>>({
  name: 'noticeSettings',
  since: 5,
  schema: NoticeChoices,

  async *read({ db, owner }) {
    const rows = await db
      .select(exported)
      .from(noticeSettings)
      .where(eq(noticeSettings.ownerId, owner.ownerId));
    if (rows.length > 0) yield rows;
  },

  imports: {
    check(_choices, { requireThat, seen }) {
      requireThat(!seen.has('noticeSettings'), 'noticeSettings');
      seen.add('noticeSettings');
    },

    async insert(values, { tx, owner: { ownerId } }) {
      await tx.delete(noticeSettings).where(eq(noticeSettings.ownerId, ownerId));
      await insertRows(
        tx,
        noticeSettings,
        values.map((choices) => ({ ...choices, ownerId })),
      );
    },
  },
});
