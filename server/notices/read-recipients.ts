import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { Language } from '#domain/language/words.ts';
import type { EarlierNotice } from '#domain/notices/notice-rules.ts';
import { defaultChoices, type NoticeChoices } from '#domain/notices/schema.ts';
import type { ReminderList } from '#domain/reminders/schema.ts';
import type { Units } from '#domain/units/units.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { remindersOfOwners } from '#server/reminders/read-reminders.ts';

export type Recipient = {
  ownerId: Id;
  /** The confirmed address of an account that is neither disabled nor marked for deletion; null otherwise. */
  email: string | null;
  /** The switch in the settings; also off while the account is disabled or marked for deletion. */
  isEnabled: boolean;
  language: Language;
  choices: NoticeChoices;
  cars: readonly (Units & { id: Id; brand: string; model: string; nickname: string | null })[];
  earlier: readonly (EarlierNotice & { digest: string })[];
  deviceIds: readonly Id[];
  /** An address that is not paused. */
  hasAddress: boolean;
  /** One that is told of what is due. */
  hasWebhook: boolean;
};

/** With what is due. */
export type DueRecipient = Recipient & { list: ReminderList };

type Row = Omit<Recipient, 'choices'> & { choices: NoticeChoices | null };

export async function readRecipients(db: Queryable, ownerIds: readonly Id[]): Promise<Recipient[]> {
  const { rows } = await db.execute<Row>(sql`
    select u.id as "ownerId",
      case when u.email_verified and u.disabled_at is null and u.deletion_requested_at is null
        then u.email end as email,
      coalesce(s.notifications_enabled, true) and u.disabled_at is null and u.deletion_requested_at is null
        as "isEnabled",
      coalesce(s.language, 'en') as language,
      case when n.owner_id is not null then json_build_object(
        'emailEnabled', n.email_enabled, 'digestAt', n.digest_at, 'quietFrom', n.quiet_from,
        'quietTo', n.quiet_to, 'leadDays', n.lead_days, 'leadKm', n.lead_km, 'zone', n.zone) end as choices,
      coalesce((
        select json_agg(json_build_object('id', c.id, 'brand', c.brand, 'model', c.model, 'nickname', c.nickname,
          'distanceUnit', c.distance_unit, 'volumeUnit', c.volume_unit, 'consumptionUnit', c.consumption_unit))
        from cars c where c.owner_id = u.id), '[]'::json) as cars,
      coalesce((
        select json_agg(json_build_object('kind', e.kind, 'subjectId', e.subject_id, 'due', e.due,
          'state', e.state, 'round', e.round, 'day', to_char(e.day, 'YYYY-MM-DD'), 'digest', e.digest))
        from notices e where e.owner_id = u.id), '[]'::json) as earlier,
      coalesce((select json_agg(d.id order by d.id) from push_devices d where d.owner_id = u.id), '[]'::json)
        as "deviceIds",
      exists (select from notice_addresses a where a.owner_id = u.id and not a.is_paused) as "hasAddress",
      exists (select from webhooks w where w.owner_id = u.id and not w.is_paused
        and w.events && array['reminder.due', 'document.ends']) as "hasWebhook"
    from auth_user u
      left join settings s on s.owner_id = u.id
      left join notice_settings n on n.owner_id = u.id
    where u.id = any(${sql.param([...ownerIds])}::uuid[])`);
  return rows.map((row) => ({ ...row, choices: row.choices ?? defaultChoices }));
}

export async function readDueRecipients(db: Queryable, ownerIds: readonly Id[]): Promise<DueRecipient[]> {
  const listOf = await remindersOfOwners(db, ownerIds);
  return (await readRecipients(db, ownerIds)).map((one) => ({ ...one, list: listOf(one.ownerId) }));
}

export const readDueRecipient = async (db: Queryable, ownerId: Id): Promise<DueRecipient | undefined> =>
  (await readDueRecipients(db, [ownerId]))[0];
