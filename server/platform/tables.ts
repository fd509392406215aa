import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AssessmentSource, Category, DrivingAdvice } from '#domain/assessment/schema.ts';
import type { ChatRole, OfflineReason, Proposal, SentExchange } from '#domain/assistant/schema.ts';
import type { FuelType, Transmission } from '#domain/cars/schema.ts';
import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import type { IssueStatus } from '#domain/issues/schema.ts';
import type { MediaKind, MediaPurpose } from '#domain/media/schema.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const version = () => integer('version').notNull().default(1);
const createdAt = () => instant('created_at').notNull().defaultNow();
const updatedAt = () => instant('updated_at').notNull().defaultNow();
const listed = (name: string, values: readonly string[]) =>
  sql.raw(`${name} in (${values.map((value) => `'${value}'`).join(', ')})`);

// ── Accounts: the auth library's tables, under our names ────────────────────────────────────────

export const authUser = pgTable(
  'auth_user',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique('auth_user_email_unique'),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    role: text('role').notNull().default('owner'),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Set while the account waits to be erased (D97); an account without a profile row has only this mark. */
    deletionRequestedAt: instant('deletion_requested_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('auth_user_deletion_index')
      .on(table.deletionRequestedAt)
      .where(sql`deletion_requested_at is not null`),
  ],
);

export const authSession = pgTable(
  'auth_session',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique('auth_session_token_unique'),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_session_user_index').on(table.userId)],
);

export const authAccount = pgTable(
  'auth_account',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('auth_account_user_index').on(table.userId),
    unique('auth_account_provider_unique').on(table.providerId, table.accountId),
  ],
);

export const authVerification = pgTable(
  'auth_verification',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_verification_identifier_index').on(table.identifier)],
);

export const authTwoFactor = pgTable(
  'auth_two_factor',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    /** Encrypted with the auth secret, as the recovery codes are. */
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
  },
  (table) => [unique('auth_two_factor_user_unique').on(table.userId)],
);

export const authRateLimit = pgTable('auth_rate_limit', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().unique('auth_rate_limit_key_unique'),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

// ── The owner ───────────────────────────────────────────────────────────────────────────────────

/** The profile row of spec 3; a session without one goes to complete-profile (D106). */
export const users = pgTable('users', {
  id: uuid('id')
    .primaryKey()
    .references(() => authUser.id, { onDelete: 'cascade' }),
  email: text('email').notNull().unique('users_email_unique'),
  role: text('role').notNull().default('owner'),
  accountStatus: text('account_status').notNull().default('active'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phoneNumber: text('phone_number'),
  lastSeen: instant('last_seen').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const owner = () =>
  uuid('owner_id')
    .notNull()
    .references(() => authUser.id, { onDelete: 'cascade' });

export const settings = pgTable('settings', {
  ownerId: owner().primaryKey(),
  language: text('language').$type<'en' | 'lv'>().notNull(),
  notificationsEnabled: boolean('notifications_enabled').notNull(),
  mechanicSharingEnabled: boolean('mechanic_sharing_enabled').notNull(),
  currency: text('currency').notNull(),
  theme: text('theme').$type<'system' | 'light' | 'dark'>().notNull(),
  selectedCarId: uuid('selected_car_id'),
  mainCarId: uuid('main_car_id'),
  version: version(),
  updatedAt: updatedAt(),
});

/** Who did what once: (actor, operation) with the stored answer (architecture, Every write is an operation). */
export const operations = pgTable(
  'operations',
  {
    /** The owner, or the share link a mechanic came through. */
    actorId: uuid('actor_id').notNull(),
    opId: uuid('op_id').notNull(),
    ownerId: owner(),
    requestHash: bytes('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'operations_pk', columns: [table.actorId, table.opId] }),
    // Also tells when an owner's things last changed.
    index('operations_owner_index').on(table.ownerId, table.createdAt),
    index('operations_created_index').on(table.createdAt),
  ],
);

// ── The garage ──────────────────────────────────────────────────────────────────────────────────

export const cars = pgTable(
  'cars',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    brand: text('brand').notNull(),
    model: text('model').notNull(),
    year: integer('year').notNull(),
    nickname: text('nickname'),
    vin: text('vin'),
    licensePlate: text('license_plate'),
    mileage: integer('mileage'),
    transmission: text('transmission').$type<Transmission>(),
    fuelType: text('fuel_type').$type<FuelType>(),
    engineType: text('engine_type'),
    photoId: uuid('photo_id'),
    /** Grows with every change of the car or of anything below it; what a list is checked against (304). */
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // The pair that everything below a car refers to: a row of one owner cannot hang on another's car.
    unique('cars_id_owner_unique').on(table.id, table.ownerId),
    index('cars_owner_index').on(table.ownerId, table.createdAt, table.id),
    check('cars_year_check', sql`${table.year} between 1900 and 9999`),
    check('cars_mileage_check', sql`${table.mileage} >= 0`),
  ],
);

/** What a mechanic logged carries the link it came through, and whether the owner has looked at it. */
const byMechanic = () => ({
  linkId: uuid('link_id'),
  isUnseen: boolean('is_unseen').notNull().default(false),
});

const ofCar = (name: string, table: { carId: ReturnType<typeof uuid>; ownerId: ReturnType<typeof uuid> }) =>
  foreignKey({
    name: `${name}_car_fk`,
    columns: [table.carId as never, table.ownerId as never],
    foreignColumns: [cars.id, cars.ownerId],
  }).onDelete('cascade');

/**
 * What lists walk down, newest first: the records of the proven car, and no other column to filter by. Read
 * backwards, so the columns are plain: one that says `desc` puts nulls last, which is no order that
 * `order by date desc` asks for, and the database would sort all records for every page.
 */
const newest = (
  name: string,
  table: Record<'carId' | 'ownerId' | 'date' | 'id', Parameters<ReturnType<typeof index>['on']>[0]>,
) => index(name).on(table.carId, table.ownerId, table.date, table.id);

/** The filters of the list of problems; each has an index of its own, as what it keeps may lie far apart. */
export const issueFilters = {
  open: "status <> 'resolved'",
  urgent: 'is_urgent',
  resolved: "status = 'resolved'",
  partiallyResolved: "status = 'partially_resolved'",
  recurring: 'is_recurring',
};

export const issues = pgTable(
  'issues',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    carId: uuid('car_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    date: instant('date').notNull(),
    aiSummary: text('ai_summary').notNull(),
    aiQuestions: jsonb('ai_questions').$type<string[]>().notNull(),
    aiAnswers: jsonb('ai_answers').$type<string[]>().notNull(),
    causes: jsonb('causes').$type<string[]>().notNull(),
    recommendations: jsonb('recommendations').$type<string[]>().notNull(),
    source: text('source').$type<AssessmentSource>(),
    category: text('category').$type<Category>(),
    drivingAdvice: text('driving_advice').$type<DrivingAdvice>(),
    drivingAdviceReason: text('driving_advice_reason').notNull(),
    synthesized: jsonb('synthesized').$type<string[]>().notNull(),
    /** The owner's own symptom list; null while it is derived (D52). */
    symptoms: jsonb('symptoms').$type<string[]>(),
    status: text('status').$type<IssueStatus>().notNull(),
    notes: text('notes').notNull(),
    resolvedBy: uuid('resolved_by'),
    resolvedAt: instant('resolved_at'),
    mechanicName: text('mechanic_name'),
    garageName: text('garage_name'),
    ...byMechanic(),
    // Computed by the domain functions when a record is written (D112).
    titleKey: text('title_key').notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    isRecurring: boolean('is_recurring').notNull(),
    recurrenceCount: integer('recurrence_count').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    ofCar('issues', table as never),
    unique('issues_id_car_unique').on(table.id, table.carId),
    newest('issues_newest_index', table),
    newest('issues_open_index', table).where(sql.raw(issueFilters.open)),
    newest('issues_urgent_index', table).where(sql.raw(issueFilters.urgent)),
    newest('issues_resolved_index', table).where(sql.raw(issueFilters.resolved)),
    newest('issues_partially_resolved_index', table).where(sql.raw(issueFilters.partiallyResolved)),
    newest('issues_recurring_index', table).where(sql.raw(issueFilters.recurring)),
    index('issues_title_index').on(table.carId, table.titleKey),
    index('issues_resolved_by_index').on(table.resolvedBy),
    index('issues_link_index')
      .on(table.linkId)
      .where(sql`link_id is not null`),
    index('issues_unseen_index')
      .on(table.ownerId)
      .where(sql`is_unseen`),
    check('issues_status_check', listed('status', ['new', 'processing', 'partially_resolved', 'resolved'])),
    check(
      'issues_answers_check',
      sql`jsonb_array_length(${table.aiAnswers}) <= jsonb_array_length(${table.aiQuestions})`,
    ),
  ],
);

export const recurrences = pgTable(
  'recurrences',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    carId: uuid('car_id').notNull(),
    issueId: uuid('issue_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    notes: text('notes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'recurrences_issue_fk',
      columns: [table.issueId, table.carId],
      foreignColumns: [issues.id, issues.carId],
    }).onDelete('cascade'),
    index('recurrences_issue_index').on(table.issueId, table.date),
  ],
);

export const repairs = pgTable(
  'repairs',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    carId: uuid('car_id').notNull(),
    title: text('title').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    description: text('description'),
    costMinor: bigint('cost_minor', { mode: 'number' }),
    currency: text('currency').notNull(),
    mechanicName: text('mechanic_name'),
    garageName: text('garage_name'),
    kind: text('kind').$type<RepairKind>(),
    mileage: integer('mileage'),
    receiptId: uuid('receipt_id'),
    addedByMechanic: boolean('added_by_mechanic').notNull().default(false),
    mechanicAddedDate: instant('mechanic_added_date'),
    ...byMechanic(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    ofCar('repairs', table as never),
    unique('repairs_id_car_unique').on(table.id, table.carId),
    newest('repairs_newest_index', table),
    index('repairs_receipt_index').on(table.receiptId),
    index('repairs_link_index')
      .on(table.linkId)
      .where(sql`link_id is not null`),
    index('repairs_unseen_index')
      .on(table.ownerId)
      .where(sql`is_unseen`),
    check('repairs_cost_check', sql`${table.costMinor} >= 0`),
    check('repairs_mileage_check', sql`${table.mileage} >= 0`),
    check(
      'repairs_kind_check',
      listed('kind', ['service', 'repair', 'tyres', 'inspection', 'insurance', 'tax', 'other']),
    ),
  ],
);

/** What a repair says it solved; who owns the issue's status is issues.resolved_by (D65). */
export const repairIssueLinks = pgTable(
  'repair_issue_links',
  {
    repairId: uuid('repair_id').notNull(),
    issueId: uuid('issue_id').notNull(),
    carId: uuid('car_id').notNull(),
    outcome: text('outcome').$type<LinkOutcome>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'repair_issue_links_pk', columns: [table.repairId, table.issueId] }),
    foreignKey({
      name: 'repair_issue_links_repair_fk',
      columns: [table.repairId, table.carId],
      foreignColumns: [repairs.id, repairs.carId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'repair_issue_links_issue_fk',
      columns: [table.issueId, table.carId],
      foreignColumns: [issues.id, issues.carId],
    }).onDelete('cascade'),
    index('repair_issue_links_issue_index').on(table.issueId),
    check('repair_issue_links_outcome_check', listed('outcome', ['resolved', 'partially_resolved'])),
  ],
);

export const mileageReadings = pgTable(
  'mileage_readings',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    carId: uuid('car_id').notNull(),
    km: integer('km').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    source: text('source').$type<MileageReading['source']>().notNull(),
    /** The repair, reminder or issue that wrote it; its reading follows its edits. */
    sourceId: uuid('source_id'),
    createdAt: createdAt(),
  },
  (table) => [
    ofCar('mileage_readings', table as never),
    newest('mileage_readings_car_index', table),
    uniqueIndex('mileage_readings_source_index')
      .on(table.sourceId)
      .where(sql`source_id is not null`),
    check('mileage_readings_km_check', sql`${table.km} >= 0`),
  ],
);

// ── Files and links ─────────────────────────────────────────────────────────────────────────────

export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    /** Null only for a photo of a car that is not saved yet. */
    carId: uuid('car_id'),
    /** Set when a problem takes the file; a file that nothing takes within a day is removed. */
    issueId: uuid('issue_id'),
    position: integer('position').notNull().default(0),
    purpose: text('purpose').$type<MediaPurpose>().notNull(),
    kind: text('kind').$type<MediaKind>().notNull(),
    contentType: text('content_type').notNull(),
    extension: text('extension').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    width: integer('width'),
    height: integer('height'),
    sha256: bytes('sha256').notNull(),
    /** Unguessable, made by the server: the id in a URL is not where the bytes lie. */
    storageKey: text('storage_key').notNull().unique('media_storage_key_unique'),
    thumbnailKey: text('thumbnail_key'),
    /** The share link it came through, for the limits of a link. */
    linkId: uuid('link_id'),
    createdAt: createdAt(),
  },
  (table) => [
    ofCar('media', table as never),
    foreignKey({
      name: 'media_issue_fk',
      columns: [table.issueId, table.carId],
      foreignColumns: [issues.id, issues.carId],
    }).onDelete('cascade'),
    index('media_issue_index').on(table.issueId, table.position),
    index('media_owner_index').on(table.ownerId),
    index('media_car_index').on(table.carId),
    index('media_link_index')
      .on(table.linkId)
      .where(sql`link_id is not null`),
    index('media_loose_index')
      .on(table.createdAt)
      .where(sql`issue_id is null`),
    check('media_kind_check', listed('kind', ['picture', 'video', 'document'])),
  ],
);

/** Files whose rows are gone; a job removes the bytes, so that a crash between the two loses nothing. */
export const deletedFiles = pgTable('deleted_files', {
  storageKey: text('storage_key').primaryKey(),
  deletedAt: instant('deleted_at').notNull().defaultNow(),
});

export const shareLinks = pgTable(
  'share_links',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    carId: uuid('car_id').notNull(),
    issueId: uuid('issue_id'),
    /** SHA-256 of the token; the token itself is made again from the secret and the id (D107). */
    tokenHash: bytes('token_hash').notNull().unique('share_links_token_hash_unique'),
    isEditable: boolean('is_editable').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    lastOpenedAt: instant('last_opened_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ofCar('share_links', table as never),
    index('share_links_owner_index').on(table.ownerId, table.expiresAt),
    index('share_links_car_index').on(table.carId),
    check('share_links_expiry_check', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);

// ── The assistant and the model ─────────────────────────────────────────────────────────────────

/** A car's thread with the assistant: questions, and at most one answer to each (D89). */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    carId: uuid('car_id').notNull(),
    role: text('role').$type<ChatRole>().notNull(),
    content: text('content').notNull(),
    proposals: jsonb('proposals').$type<Proposal[]>().notNull(),
    outcome: text('outcome').$type<'whole' | 'stopped' | 'broken'>(),
    picturesSeen: boolean('pictures_seen'),
    reason: text('reason').$type<OfflineReason>(),
    /** Null for a question. */
    questionId: uuid('question_id').unique('chat_messages_question_unique'),
    /** When the question came, on its answer too: what a thread is sorted by. */
    askedAt: instant('asked_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ofCar('chat_messages', table as never),
    unique('chat_messages_id_car_unique').on(table.id, table.carId),
    foreignKey({
      name: 'chat_messages_question_fk',
      columns: [table.questionId, table.carId],
      foreignColumns: [table.id, table.carId],
    }).onDelete('cascade'),
    index('chat_messages_thread_index').on(table.carId, table.askedAt, table.id),
    check('chat_messages_role_check', listed('role', ['user', 'assistant', 'error', 'fallback', 'system'])),
  ],
);

/** The pictures of a question; while a thread shows one, the sweep of loose files leaves it alone. */
export const chatPictures = pgTable(
  'chat_pictures',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ name: 'chat_pictures_pk', columns: [table.messageId, table.mediaId] }),
    index('chat_pictures_media_index').on(table.mediaId),
  ],
);

/** How often a model was asked for an account on a day (UTC). */
export const modelUsage = pgTable(
  'model_usage',
  {
    ownerId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ name: 'model_usage_pk', columns: [table.ownerId, table.day] })],
);

/** What was last sent to the model for an account: 'what the assistant sees'. Only the last one is kept. */
export const modelExchanges = pgTable('model_exchanges', {
  ownerId: owner().primaryKey(),
  exchange: jsonb('exchange').$type<SentExchange>().notNull(),
  sentAt: instant('sent_at').notNull(),
});
