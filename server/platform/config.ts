import { join, resolve } from 'node:path';
import * as z from 'zod';
import { defaultDataDir } from './postgres/data-folder.ts';
import { findOpenIdProblem, openIdPairs, openIdVariables, toOpenIdConfig } from './openid-config.ts';
import { shownSettings } from './shown-settings.ts';
import { trustProxy } from './trust-proxy.ts';
import { findMissingModelVariable, modelPairs, modelVariables, toModelConfig } from './model/config.ts';

export const USUAL_PORT = 3000;

const integer = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const nonEmpty = z.string().trim().min(1).optional();
const url = (protocols: RegExp) => z.url({ protocol: protocols }).optional();
/** The driver takes them for `verify-full`, with a warning that this may change; not if asked to do as libpq does. */
const LAX_TLS = /^(?!.*[?&]uselibpqcompat=true(?:&|$))(.*[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;
const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, {
    message:
      'it must be like postgresql://user:password@host/name. Signs such as / # ? @ : % of a password are written as ' +
      '%2F %23 %3F %40 %3A %25; or leave it out here and set PGPASSWORD',
  })
  .transform((text) => text.replace(LAX_TLS, '$1verify-full'))
  .optional();

function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  try {
    decodeURIComponent(`${username}:${password}`);
  } catch {
    return false; // a sign % that is not escaped
  }
  return /^postgres(ql)?:$/.test(protocol);
}

const onOff = (fallback: boolean) =>
  z
    .enum(['on', 'off'])
    .default(fallback ? 'on' : 'off')
    .transform((value) => value === 'on');

const variables = z.object({
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PUBLIC_URL: url(/^https?$/).transform((value) => value?.replace(/\/+$/, '')),
  TRUST_PROXY: z
    .string()
    .trim()
    .regex(
      /^(on|off|\d{1,2}|[0-9a-f.:/]+(\s*,\s*[0-9a-f.:/]+)*)$/i,
      'must be on, off, a number of proxies or a list of addresses',
    )
    .default('off'),
  DATA_DIR: nonEmpty,
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_POOL: integer(10, 1, 200),
  DATABASE_PREPARED: onOff(true),
  DATABASE_SPACE_MB: z.coerce.number().int().min(1).optional(),
  ADMIN_EMAILS: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.email()))
    .default([]),
  OPERATOR_NAME: nonEmpty,
  OPERATOR_EMAIL: z.string().trim().pipe(z.email()).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  LINK_SECRET: z.string().min(32).optional(),
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: nonEmpty,
  ...openIdVariables,
  ...modelVariables,
  NOTIFY_ALLOW_PRIVATE: onOff(false),
  IMPORT_ALLOW_PRIVATE: onOff(false),
  RELEASES_URL: url(/^https?$/),
  BACKUP_AT: z
    .string()
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 03:15')
    .optional(),
  BACKUP_ZONE: z.string().trim().refine(isTimeZone, 'must be a time zone such as Europe/Riga').optional(),
  BACKUP_KEEP: integer(7, 1, 1000),
  BACKUP_DIR: nonEmpty,
  BACKUP_S3_BUCKET: nonEmpty,
  BACKUP_S3_REGION: z.string().trim().min(1).default('us-east-1'),
  BACKUP_S3_ENDPOINT: url(/^https?$/),
  BACKUP_S3_PREFIX: z
    .string()
    .trim()
    .regex(/^[\w.-]+(\/[\w.-]+)*$/, 'must be a name such as home or backups/home')
    .optional(),
  BACKUP_S3_ACCESS_KEY_ID: nonEmpty,
  BACKUP_S3_SECRET_ACCESS_KEY: nonEmpty,
  FILE_STORAGE: z.enum(['disk', 's3']).default('disk'),
  S3_BUCKET: nonEmpty,
  S3_REGION: z.string().trim().min(1).default('us-east-1'),
  S3_ENDPOINT: url(/^https?$/),
  S3_ACCESS_KEY_ID: nonEmpty,
  S3_SECRET_ACCESS_KEY: nonEmpty,
  PICTURE_LIMIT_MB: integer(10, 1, 1000),
  VIDEO_LIMIT_MB: integer(50, 1, 10_000),
  ACCOUNT_STORAGE_MB: integer(10_240, 1, 100_000_000),
  ACCOUNT_FILES: integer(20_000, 1, 10_000_000),
  ACCOUNT_RECORDS_MB: integer(200, 1, 1_000_000),
  ACCOUNT_RECORDS: integer(250_000, 1, 100_000_000),
  ACCOUNT_EXPORTS_PER_DAY: integer(24, 1, 100_000),
  ACCOUNT_PICTURES_IN_WORK: integer(20, 1, 1000),
  UPLOAD_MINUTES: integer(15, 1, 24 * 60),
  IMPORT_LIMIT_MB: integer(10_240, 1, 1_000_000),
  IMPORT_MINUTES: integer(24 * 60, 1, 7 * 24 * 60),
  RATE_LIMITS: onOff(true),
  SLOW_REQUEST_MS: integer(1000, 1, 600_000),
  METRICS_TOKEN: z.string().min(16).optional(),
  OVERLOAD_MS: integer(2000, 0, 60_000),
  DRAIN_SECONDS: integer(20, 0, 3600),
  DATABASE_WAIT_SECONDS: integer(300, 0, 24 * 3600),
  SIGN_UP: z.enum(['open', 'invite', 'closed']).default('open'),
  LOG_FORMAT: z.enum(['text', 'json']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const pairs: [keyof Variables, keyof Variables][] = [
  ...openIdPairs,
  ...modelPairs,
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['BACKUP_S3_BUCKET', 'BACKUP_AT'],
  ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ['BACKUP_S3_SECRET_ACCESS_KEY', 'BACKUP_S3_ACCESS_KEY_ID'],
  ['BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_BUCKET'],
  ['BACKUP_S3_PREFIX', 'BACKUP_S3_BUCKET'],
];

type Variables = z.infer<typeof variables>;

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {}

/** An empty variable counts as unset. @throws ConfigError naming every wrong variable */
export function readConfig(root: string, env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(
    Object.keys(variables.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      (issue) => `${String(issue.path[0])} is wrong: ${issue.message}.`,
    );
    throw new ConfigError(sentences.join('\n'));
  }
  for (const [name, needs] of pairs) {
    if (parsed.data[name] !== undefined && parsed.data[needs] === undefined) {
      throw new ConfigError(`${name} is set, but ${needs} is not: they go together.`);
    }
  }
  const missing = findMissingModelVariable(parsed.data);
  if (missing) throw new ConfigError(missing);
  const {
    pathname = '/',
    search = '',
    hash = '',
  } = parsed.data.PUBLIC_URL ? new URL(parsed.data.PUBLIC_URL) : {};
  if (pathname !== '/' || search || hash) {
    throw new ConfigError(
      'PUBLIC_URL is wrong: Carful needs a name of its own, such as https://cars.example.org, and not a path below ' +
        'another one.',
    );
  }
  // Links in mail must not use the request's Host header, which the sender controls.
  if (parsed.data.SMTP_URL && !parsed.data.PUBLIC_URL) {
    throw new ConfigError(
      'PUBLIC_URL is missing: SMTP_URL is set, and the links in mails have to lead here.',
    );
  }
  const alone = findOpenIdProblem(parsed.data);
  if (alone) throw new ConfigError(alone);
  // Without mail nobody proves an address, so anybody could sign up with it.
  if (parsed.data.ADMIN_EMAILS.length > 0 && !parsed.data.SMTP_URL) {
    throw new ConfigError(
      'ADMIN_EMAILS is set, but SMTP_URL is not, so an address proves nothing: use npm run accounts -- operator EMAIL.',
    );
  }
  if (parsed.data.FILE_STORAGE === 's3' && !parsed.data.S3_BUCKET) {
    throw new ConfigError('S3_BUCKET is missing: FILE_STORAGE=s3 needs it.');
  }
  return { ...toConfig(parsed.data, root), shown: shownSettings(Object.keys(variables.shape), given) };
}

function toConfig(v: Variables, root: string) {
  const megabyte = 1024 * 1024;
  const minute = 60_000;
  const dataDir = v.DATA_DIR ? resolve(root, v.DATA_DIR) : defaultDataDir(root);
  return {
    host: v.HOST,
    port: v.PORT ?? USUAL_PORT,
    /** Otherwise the next free port is used, unless an address already points to the default one. */
    isPortChosen: v.PORT !== undefined || v.PUBLIC_URL !== undefined,
    publicUrl: v.PUBLIC_URL,
    trustProxy: trustProxy(v.TRUST_PROXY),
    dataDir,
    database: v.DATABASE_URL
      ? { url: v.DATABASE_URL, directUrl: v.DATABASE_DIRECT_URL ?? v.DATABASE_URL }
      : undefined,
    databasePool: v.DATABASE_POOL,
    databasePrepared: v.DATABASE_PREPARED,
    /** How large the database may grow; undefined: as the disk of the embedded one allows. */
    databaseBytes: v.DATABASE_SPACE_MB === undefined ? undefined : v.DATABASE_SPACE_MB * megabyte,
    databaseWaitMs: v.DATABASE_WAIT_SECONDS * 1000,
    adminEmails: v.ADMIN_EMAILS,
    operator: { name: v.OPERATOR_NAME, email: v.OPERATOR_EMAIL },
    secrets: { auth: v.AUTH_SECRET, link: v.LINK_SECRET },
    mail:
      v.SMTP_URL && v.MAIL_FROM && v.PUBLIC_URL
        ? { url: v.SMTP_URL, from: v.MAIL_FROM, linkOrigin: new URL(v.PUBLIC_URL).origin }
        : undefined,
    ...toOpenIdConfig(v),
    ...toModelConfig(v),
    files:
      v.FILE_STORAGE === 's3'
        ? {
            kind: 's3' as const,
            bucket: v.S3_BUCKET!,
            region: v.S3_REGION,
            endpoint: v.S3_ENDPOINT,
            accessKeyId: v.S3_ACCESS_KEY_ID,
            secretAccessKey: v.S3_SECRET_ACCESS_KEY,
          }
        : { kind: 'disk' as const },
    /** Whether notices may go to addresses of local networks, and without TLS. */
    notifyPrivate: v.NOTIFY_ALLOW_PRIVATE,
    /** The same for servers that records are imported from. */
    importPrivate: v.IMPORT_ALLOW_PRIVATE,
    /** Where the operator's page asks for a newer version. */
    releasesUrl: v.RELEASES_URL,
    backup: {
      folder: v.BACKUP_DIR ? resolve(root, v.BACKUP_DIR) : join(dataDir, 'backups'),
      at: v.BACKUP_AT,
      zone: v.BACKUP_ZONE,
      keep: v.BACKUP_KEEP,
      offSite: v.BACKUP_S3_BUCKET
        ? {
            kind: 's3' as const,
            bucket: v.BACKUP_S3_BUCKET,
            prefix: v.BACKUP_S3_PREFIX ? `${v.BACKUP_S3_PREFIX}/` : '',
            region: v.BACKUP_S3_REGION,
            endpoint: v.BACKUP_S3_ENDPOINT,
            accessKeyId: v.BACKUP_S3_ACCESS_KEY_ID,
            secretAccessKey: v.BACKUP_S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    },
    uploadLimits: { picture: v.PICTURE_LIMIT_MB * megabyte, video: v.VIDEO_LIMIT_MB * megabyte },
    quota: {
      bytes: v.ACCOUNT_STORAGE_MB * megabyte,
      files: v.ACCOUNT_FILES,
      recordBytes: v.ACCOUNT_RECORDS_MB * megabyte,
      records: v.ACCOUNT_RECORDS,
      exportsPerDay: v.ACCOUNT_EXPORTS_PER_DAY,
      picturesInWork: v.ACCOUNT_PICTURES_IN_WORK,
    },
    uploadMs: v.UPLOAD_MINUTES * minute,
    imports: { zip: v.IMPORT_LIMIT_MB * megabyte, ms: v.IMPORT_MINUTES * minute },
    rateLimits: v.RATE_LIMITS,
    slowRequestMs: v.SLOW_REQUEST_MS,
    metricsToken: v.METRICS_TOKEN,
    overloadMs: v.OVERLOAD_MS,
    drainMs: v.DRAIN_SECONDS * 1000,
    signUp: v.SIGN_UP,
    logLevel: v.LOG_LEVEL,
    /** For people on a terminal, for programs otherwise. */
    isLogReadable: v.LOG_FORMAT === undefined ? process.stdout.isTTY : v.LOG_FORMAT === 'text',
  };
}

/** Legally required of whoever serves others; the privacy policy shows both. */
export const missingOperatorSettings = ({ name, email }: Config['operator']): string[] => [
  ...(name === undefined ? ['OPERATOR_NAME'] : []),
  ...(email === undefined ? ['OPERATOR_EMAIL'] : []),
];

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
