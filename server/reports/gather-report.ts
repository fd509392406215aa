import { dayOfInstant, formatLongDay, formatTime } from '#domain/language/format.ts';
import { currenciesOf } from '#domain/money/totals.ts';
import { costColumns, totalCosts } from '#domain/reports/cost-rules.ts';
import { sharedDue } from '#domain/reminders/shared-due.ts';
import { costsOf } from '#domain/reports/costs-of-car.ts';
import type { CarCosts } from '#domain/reports/costs-schema.ts';
import { owningCosts, type Owning } from '#domain/reports/owning-rules.ts';
import type { ReportCosts, ReportFacts } from '#domain/reports/report-facts.ts';
import { reportRecords } from '#domain/reports/report-records.ts';
import type { ReportOrder } from '#domain/reports/schema.ts';
import { readCar } from '#server/cars/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { tokenOfLink } from '#server/platform/access/share-token.ts';
import { remindersOfCar } from '#server/reminders/read-reminders.ts';
import { readSettings } from '#server/settings/store.ts';
import { recordsOfCar } from '#server/sync/read-records.ts';
import { PAID_FILL } from './paid-columns.ts';
import { findLiveLink, findPhotoKey, listPictures, type StoredPicture } from './store.ts';

const PICTURES_MAX = 60;

export type PictureSources = { photo: string | null; pictures: Map<string, StoredPicture> };

/** Reads from one snapshot. @throws NOT_FOUND when the link belongs to another car or has ended */
export async function gatherReport(
  deps: Deps,
  scope: CarScope,
  order: ReportOrder,
  origin: string,
): Promise<{ facts: ReportFacts; sources: PictureSources }> {
  return deps.db.transaction((tx) => gather(tx, deps, scope, order, origin), {
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
  const records = await recordsOfCar(tx, scope, {
    issue: {},
    repair: {},
    reading: {},
    fill: PAID_FILL,
  });
  const { problems, resolved, repairs, more, paid } = reportRecords(records, order);
  const ids = include.pictures ? problems.map(({ id }) => id) : [];
  const stored = await listPictures(tx, scope, ids);
  const chosen = ids.flatMap((id) => stored.filter(({ issueId }) => issueId === id)).slice(0, PICTURES_MAX);
  const pictures = new Map(chosen.map((picture, at) => [`picture-${at}`, picture]));
  const namesOf = (id: string) =>
    [...pictures].flatMap(([name, { issueId }]) => (issueId === id ? name : []));
  const photo = include.pictures ? ((await findPhotoKey(tx, scope)) ?? null) : null;
  const today = dayOfInstant(deps.clock().toISOString(), timeZone);
  const due = sharedDue(await remindersOfCar(tx, scope), today, scope.carId);
  const facts: ReportFacts = {
    today,
    car: { ...car, vin: include.vin ? car.vin : null },
    photo: photo && 'photo',
    period,
    problems: problems.map(({ id, ...problem }) => ({ ...problem, pictures: namesOf(id) })),
    resolved,
    repairs,
    more: { ...more, pictures: stored.length - chosen.length },
    due: include.due ? due : null,
    overdue: due.filter(({ state }) => state === 'overdue').length,
    costs: include.costs ? reportCosts(paid, owningCosts(costsOf(records), car, today), period, today) : null,
    link: order.linkId ? await readLink(tx, deps, scope, order, origin) : null,
  };
  return { facts, sources: { photo, pictures } };
}

const reportCosts = (
  paid: CarCosts['paid'],
  owning: Owning,
  period: ReportFacts['period'],
  today: string,
): ReportCosts[] =>
  currenciesOf(paid).map((currency) => {
    const { driven, currencies } = owning;
    const perKm = currencies.find((one) => one.currency === currency)?.running.perKm ?? null;
    return {
      currency,
      ...costColumns(paid, currency, period, today),
      total: totalCosts(paid, currency),
      driven: driven && perKm !== null && !period.from && !period.to ? { ...driven, perKm } : null,
    };
  });

async function readLink(
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
