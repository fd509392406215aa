import type { Procedure } from '#domain/calls.ts';
import type { Meta } from '#domain/contract-base.ts';
import { requestOf } from '#domain/requests.ts';
import { newId } from '#server/platform/deps.ts';
import { definitionOf, procedures } from '#tests/client.ts';
import { asBytes } from '#tests/fixtures/media/samples.ts';
import type { Things } from '#tests/noun-case.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import type { Dice } from './dice.ts';
import { malformed, wrong } from './inputs.ts';

/** Whoever sends it: the owner of the things, a program with the owner's key, nobody, an account for files, or one without cars for archives. */
export type Sender = 'owner' | 'program' | 'nobody' | 'uploader' | 'importer';
export type HostileRequest = {
  by: Sender;
  method: string;
  path: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
};

export type Sources = {
  mine: Things;
  theirs: Things;
  /** The car of the uploader. */
  uploadCarId: string;
  /** A share link to the owner's car. */
  token: string;
  file: (random: Dice) => Buffer;
  archive: (random: Dice) => Promise<Buffer>;
};

type Maker = (sources: Sources, random: Dice) => HostileRequest | Promise<HostileRequest>;

const rawBodies: [contentType: string, body: BodyInit][] = [
  ['application/json', '{'],
  ['application/json', '[1,2'],
  ['application/json', '"text"'],
  ['application/json', 'null'],
  ['application/json', '{"__proto__": {"admin": true}}'],
  ['application/json', Buffer.from([0xff, 0xfe, 0x00, 0x7b])],
  ['application/json; charset=utf-16', '{}'],
  ['application/json', '{"a":1,"a":2}'],
  ['text/html', '<script>'],
  ['application/x-www-form-urlencoded', 'a=1&a[b]=2'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
  ['application/json', `{"a":"${'x'.repeat(1_100_000)}"}`],
  ['application/json', '['.repeat(20_000)],
];

/** Any text may be asked for as a token, so no input of share.open is malformed. */
const targetsOf = ({ mine }: Sources, by: Sender): Procedure[] =>
  procedures.filter(
    (procedure) =>
      Object.keys(inputFor[procedure](mine)).length > 0 &&
      procedure !== 'share.open' &&
      (by !== 'program' || (definitionOf(procedure).meta as Meta).key),
  );

const bentCall: Maker = (sources, random) => {
  const by = random.chance(0.05) ? 'nobody' : random.pick(['owner', 'program'] as const);
  const procedure = random.pick(targetsOf(sources, by));
  const { method, path } = definitionOf(procedure).route;
  const input = malformed(procedure, sources.mine, sources.theirs, random);
  return { by, ...requestOf([method, path], input) };
};

const rawCall: Maker = (sources, random) => {
  const by = random.pick(['owner', 'program'] as const);
  const procedure = random.pick(targetsOf(sources, by));
  const { method, path } = definitionOf(procedure).route;
  // A write whose whole input is its path is no malformed request with a car of one's own.
  const isWhole = Object.keys(inputFor[procedure](sources.mine)).every((key) => path.includes(`{${key}}`));
  const carId = isWhole && method !== 'GET' ? newId() : sources.mine.carId;
  const parts = ['%00', '%E0%A4%A', 'x'.repeat(600), newId(), carId, '..%2f..', '%2e%2e', '%ff%fe'];
  const target = `/api${path.replaceAll(/\{\w+\}/g, () => random.pick(parts))}`;
  if (method === 'GET') return { by, method, path: `${target}?${query(random)}` };
  const [contentType, body] = random.pick(rawBodies);
  return { by, method, path: target, body, headers: { 'content-type': contentType } };
};

const query = (random: Dice) =>
  [
    `limit=${random.pick(['-1', '1e9', '%00', 'x', '1&limit=2', '1&limit[]=2'])}`,
    `cursor=${random.pick(['|', 'a|b', '%ff', '9999|0', '2026-01-01T00:00:00.000Z|x'])}`,
    `token=${random.pick(['%00', '', 'x'.repeat(43), '__proto__'])}`,
    `shops=${random.pick(['%00', 'x'.repeat(2000), '%F0%9F', `x${'&shops=x'.repeat(60)}`])}`,
  ].join('&');

const headers: Record<string, string>[] = [
  { 'x-carful-account': newId() },
  { 'if-none-match': '"1-00000000", *' },
  { range: 'bytes=9-1,-0,99999999999999999999-' },
  { cookie: 'carful.session_token=%E0%A4%A; carful.session_token=x.y' },
  { accept: 'text/xml', 'accept-language': 'x'.repeat(300) },
  { 'x-forwarded-for': "'; drop table cars; --", 'x-forwarded-host': 'evil.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
];

const paths = [
  '/api',
  '/api/',
  '/api//',
  '/api/auth',
  '/api/auth/',
  '/api/auth/get-session',
  '/api/auth/admin/list-users',
  '/api/..%2f..%2fetc/passwd',
  '/api/cars/%00',
  '/api/__proto__',
  '/api/constructor',
  '/api/media/x/y/z',
  '/api/calendar/x.ics',
  '/api/calendar/%00',
  '/api/shared/live?token=x',
  '/api/shared?token[]=x',
  '/metrics',
  '/health/../api',
  '/.git/config',
  '/%E0%A4%A',
  `/${'a/'.repeat(800)}`,
  '/api/export/x',
  '/functions/v1/x',
];

const strayCall: Maker = ({ mine, theirs }, random) => {
  const own = [`/api/media/${newId()}/picture.jpg`, `/api/media/%00/picture.jpg?token=${'x'.repeat(43)}`];
  own.push(
    `/api/cars/${theirs.carId}/assistant`,
    `/api/cars/${theirs.carId}/report`,
    `/api/cars/${mine.carId}/x`,
  );
  const path = random.pick([...paths, ...own]);
  const method = random.pick(['GET', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']);
  const by = random.pick(['owner', 'nobody'] as const);
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  return {
    by,
    method,
    path,
    headers: random.pick(headers),
    ...(isRead ? {} : { json: random.pick(wrong) ?? {} }),
  };
};

const authFields: Record<string, readonly string[]> = {
  'sign-up/email': ['email', 'password'],
  'sign-in/email': ['email', 'password'],
  'sign-in/social': ['provider'],
  'update-user': ['name', 'onboardingCompleted'],
  'change-password': ['currentPassword', 'newPassword'],
  'request-password-reset': ['email'],
  'reset-password': ['token', 'newPassword'],
  'two-factor/enable': ['password'],
  'two-factor/verify-totp': ['code', 'trustDevice'],
  'two-factor/verify-backup-code': ['code', 'trustDevice'],
};

const authCall: Maker = (_sources, random) => {
  const name = random.pick(Object.keys(authFields));
  const fields = authFields[name]!;
  const json = Object.fromEntries(
    fields.map((field) => [field, random.pick([7, {}, [], { $gt: '' }, [['x']]])]),
  );
  return { by: random.pick(['owner', 'nobody']), method: 'POST', path: `/api/auth/${name}`, json };
};

const upload: Maker = ({ uploadCarId, theirs, token, file }, random) => {
  const purpose = random.pick(['issue', 'receipt', 'document', 'car-photo', 'evil', '%00']);
  const where = random.pick([
    ...Array<string>(6).fill(`carId=${uploadCarId}`),
    `carId=${theirs.carId}`,
    `token=${token}`,
    'carId=%00',
    `carId=${uploadCarId}&issueId=${theirs.issueId}`,
  ]);
  const body = asBytes(file(random));
  return { by: 'uploader', method: 'PUT', path: `/api/media/${newId()}?purpose=${purpose}&${where}`, body };
};

const archive: Maker = async (sources, random) => ({
  by: 'importer',
  method: 'POST',
  path: '/api/import',
  body: asBytes(await sources.archive(random)),
  headers: { 'content-type': 'application/zip' },
});

/** Each with its share of a hundred. */
const makers: [share: number, maker: Maker][] = [
  [70, bentCall],
  [12, rawCall],
  [8, strayCall],
  [4, authCall],
  [5, upload],
  [1, archive],
];
const tickets = makers.flatMap(([share, maker]) => Array<Maker>(share).fill(maker));

export const hostileRequest: Maker = (sources, random) => random.pick(tickets)(sources, random);
