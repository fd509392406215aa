import { dayOfInstant, formatLongDay, formatTime } from '#domain/language/format.ts';
import { costColumns, costsInAll, currenciesOf } from '#domain/reports/cost-rules.ts';
import { costPerKm } from '#domain/reports/distance-rules.ts';
import type { ReportCosts, ReportFacts } from '#domain/reports/report-facts.ts';
import type { ReportFigures, ReportOrder } from '#domain/reports/schema.ts';
import { readCar } from '#server/cars/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { tokenOfLink } from '#server/platform/access/share-token.ts';
import { readSettings } from '#server/settings/store.ts';
import { databaseZone } from './database-zone.ts';
import {
  findLiveLink,
  findPhotoKey,
  listOpenProblems,
  listPeriodRepairs,
  listPictures,
  listResolved,
  readFigures,
  sumPeriodCosts,
  type Period,
  type StoredPicture,
} from './store.ts';

/** A report of this many pictures is as heavy as a mail may be. */
const PICTURES_MAX = 60;

/** Where the bytes of the report's pictures lie, by the names that the facts give them. */
export type PictureSources = { photo: string | null; pictures: Map<string, StoredPicture> };

/**
 * Everything a report of this car says, read in one moment.
 * @throws NOT_FOUND when the link is not one of this car, or has ended
 */
export async function gatherReport(
  deps: Deps,
  scope: CarScope,
  order: ReportOrder,
  origin: string,
): Promise<{ facts: ReportFacts; sources: PictureSources }> {
  const timeZone = await databaseZone(deps.db, order.timeZone);
  return deps.db.transaction((tx) => gather(tx, deps, scope, { ...order, timeZone }, origin), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function gather(
  tx: Queryable,
  deps: Deps,
  scope: CarScope,
  order: ReportOrder,
  origin: string,
): Promise<{ facts: ReportFacts; sources: PictureSources }> {
  const { include, timeZone } = order;
  const period = { from: order.from ?? null, to: order.to ?? null };
  const {
    id: _id,
    photoId: _photo,
    version: _version,
    createdAt: _created,
    ...car
  } = await readCar(tx, scope);
  const problems = await listOpenProblems(tx, scope);
  const resolved = await listResolved(tx, scope, period, timeZone);
  const repairs = await listPeriodRepairs(tx, scope, period);
  const ids = include.pictures ? problems.map(({ id }) => id) : [];
  const stored = await listPictures(tx, scope, ids);
  // The newest problems show theirs first.
  const chosen = ids.flatMap((id) => stored.filter(({ issueId }) => issueId === id)).slice(0, PICTURES_MAX);
  const pictures = new Map(chosen.map((picture, at) => [`picture-${at}`, picture]));
  const namesOf = (id: string) =>
    [...pictures].flatMap(([name, { issueId }]) => (issueId === id ? name : []));
  const photo = include.pictures ? ((await findPhotoKey(tx, scope)) ?? null) : null;
  const day = (date: Date) => dayOfInstant(date.toISOString(), timeZone);
  const facts: ReportFacts = {
    today: day(deps.clock()),
    car: { ...car, vin: include.vin ? car.vin : null },
    photo: photo && 'photo',
    period,
    problems: problems.map(({ id, date, notes, all: _all, ...problem }) => ({
      ...problem,
      day: day(date),
      notes: include.notes ? notes : '',
      pictures: namesOf(id),
    })),
    resolved: resolved.map(({ all: _all, ...problem }) => problem),
    repairs: repairs.map(({ all: _all, minor, currency, ...repair }) => ({
      ...repair,
      cost: include.costs && minor !== null ? { minor, currency } : null,
    })),
    more: {
      problems: beyond(problems),
      resolved: beyond(resolved),
      repairs: beyond(repairs),
      pictures: stored.length - chosen.length,
    },
    costs: include.costs
      ? reportCosts(
          await sumPeriodCosts(tx, scope, period),
          await mileageOf(tx, scope, order),
          period,
          day(deps.clock()),
        )
      : null,
    link: order.linkId ? await linkOf(tx, deps, scope, order, origin) : null,
  };
  return { facts, sources: { photo, pictures } };
}

const beyond = (listed: readonly { all: number }[]) => (listed[0]?.all ?? 0) - listed.length;

/** Over a part of the records the kilometres of that part are not known well enough. */
const mileageOf = async (tx: Queryable, scope: CarScope, { from, to, timeZone }: ReportOrder) =>
  from || to ? [] : (await readFigures(tx, scope, timeZone)).mileage;

const reportCosts = (
  costs: ReportFigures['costs'],
  mileage: ReportFigures['mileage'],
  period: Period,
  today: string,
): ReportCosts[] =>
  currenciesOf(costs).map((currency) => ({
    currency,
    ...costColumns(costs, currency, period, today),
    total: costsInAll(costs, currency),
    perKm: costPerKm({ costs, mileage }, currency),
  }));

async function linkOf(
  tx: Queryable,
  { secrets, clock }: Deps,
  scope: CarScope,
  { linkId, language, timeZone }: ReportOrder,
  origin: string,
): Promise<ReportFacts['link']> {
  const link = await findLiveLink(tx, scope, linkId!, clock());
  const { mechanicSharingEnabled } = await readSettings(tx, scope);
  if (!link || !mechanicSharingEnabled) throw refusal('NOT_FOUND');
  const until = link.expiresAt.toISOString();
  return {
    url: `${origin}/mechanic-share?token=${tokenOfLink(secrets.link, link.id)}`,
    validUntil: `${formatLongDay(dayOfInstant(until, timeZone), language)}, ${formatTime(until, language, timeZone)}`,
    isEditable: link.isEditable,
  };
}
