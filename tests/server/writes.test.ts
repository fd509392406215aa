import { describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { withAssessment } from '#domain/issues/log-fields.ts';
import type { Issue } from '#domain/issues/schema.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { editing } from '#tests/applied-once.ts';
import { besides } from '#tests/besides.ts';
import { fingerprint } from '#tests/fingerprint.ts';
import { LivePage } from '#tests/live-page.ts';
import { newIssue, repairDraft } from '#tests/people.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

withCar();

const editRepair = (repair: Repair, changes: Record<string, unknown>) =>
  owner.attempt('repairs.edit', { ...editing(repair), carId, repairId: repair.id, changes });
const editIssue = (issue: Issue, changes: Record<string, unknown>) =>
  owner.attempt('issues.edit', { ...editing(issue), carId, issueId: issue.id, changes });
const logRepair = (changes?: Parameters<typeof repairDraft>[1]) =>
  owner.call('repairs.log', repairDraft(carId, changes));
const revision = async () => {
  const { rows } = await world.deps.db.$client.query<{ revision: string }>(
    'select revision from cars where id = $1',
    [carId],
  );
  return Number(rows[0]!.revision);
};

describe('an edit writes only what changes', () => {
  /** The transaction that last wrote each row, and its location: a rewritten row has others. */
  async function rows(table: string): Promise<Record<string, string>> {
    const key =
      table === 'repair_issue_links' ? 'issue_id' : table === 'mileage_readings' ? 'source_id' : 'id';
    const { rows: found } = await world.deps.db.$client.query<{ key: string; place: string }>(
      `select ${key} as key, xmin || ' ' || ctid as place from ${table} where car_id = $1`,
      [carId],
    );
    return Object.fromEntries(found.map((row) => [row.key, row.place]));
  }
  const rewritten = async (tables: string[], change: () => Promise<{ status: number }>) => {
    const before = await Promise.all(tables.map(rows));
    expect((await change()).status).toBe(200);
    const after = await Promise.all(tables.map(rows));
    return Object.fromEntries(
      tables.map((table, at) => {
        const keys = [...new Set([...Object.keys(before[at]!), ...Object.keys(after[at]!)])];
        return [table, keys.filter((key) => before[at]![key] !== after[at]![key]).toSorted()];
      }),
    );
  };
  const tables = ['repairs', 'issues', 'repair_issue_links', 'mileage_readings'];

  test('the title of a repair leaves its links, the linked issues and its reading as they are', async () => {
    const [a, b] = [await newIssue(owner, carId), await newIssue(owner, carId)];
    const repair = await logRepair({
      mileage: 9000,
      resolvedIssues: [a.id],
      partiallyResolvedIssues: [b.id],
    });
    const issues = await Promise.all(
      [a, b].map(({ id }) => owner.call('issues.read', { carId, issueId: id })),
    );
    const { version } = await owner.call('cars.read', { carId });
    expect(
      await rewritten(tables, () => editRepair(repair, { title: { from: repair.title, to: 'Discs' } })),
    ).toEqual({ repairs: [repair.id], issues: [], repair_issue_links: [], mileage_readings: [] });
    expect(
      await Promise.all([a, b].map(({ id }) => owner.call('issues.read', { carId, issueId: id }))),
    ).toEqual(issues);
    expect((await owner.call('cars.read', { carId })).version).toBe(version);
    const stored = await owner.call('repairs.read', { carId, repairId: repair.id });
    expect(stored).toEqual({ ...repair, title: 'Discs', version: 2 });
  });

  test('a mileage that the owner set by hand stays when an older repair is renamed', async () => {
    const repair = await logRepair({ mileage: 9000 });
    const car = await owner.call('cars.read', { carId });
    const byHand = { mileage: { from: 9000, to: 8000 } };
    expect((await owner.attempt('cars.edit', { ...editing(car), carId, changes: byHand })).status).toBe(200);
    expect((await editRepair(repair, { title: { from: repair.title, to: 'Discs' } })).status).toBe(200);
    expect((await owner.call('cars.read', { carId })).mileage).toBe(8000);
  });

  test('of the links only those that differ, and only their issues', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => newIssue(owner, carId)));
    const [kept, dropped, turned, added] = made.map(({ id }) => id) as [Id, Id, Id, Id];
    const lists = { resolvedIssues: [kept, dropped], partiallyResolvedIssues: [turned] };
    const repair = await logRepair(lists);
    const changes = {
      resolvedIssues: { from: repair.resolvedIssues, to: [kept, turned, added] },
      partiallyResolvedIssues: { from: [turned], to: [] },
    };
    const differing = [dropped, turned, added].toSorted();
    expect(await rewritten(tables, () => editRepair(repair, changes))).toEqual({
      repairs: [repair.id],
      issues: differing,
      repair_issue_links: differing,
      mileage_readings: [],
    });
    const versions = await Promise.all(
      [kept, ...differing].map(async (id) => {
        const { version } = await owner.call('issues.read', { carId, issueId: id });
        return version - made.find((issue) => issue.id === id)!.version;
      }),
    );
    // The added one was listed by nothing before.
    expect(versions).toEqual([1, ...differing.map((id) => (id === added ? 1 : 2))]);
  });

  test('the notes of an issue leave its repairs, its reading and the issues beside it', async () => {
    const [issue, beside] = [await newIssue(owner, carId, { mileage: 9000 }), await newIssue(owner, carId)];
    await logRepair({ resolvedIssues: [issue.id] });
    const stored = await owner.call('issues.read', { carId, issueId: issue.id });
    expect(await rewritten(tables, () => editIssue(stored, { notes: { from: '', to: 'Loud' } }))).toEqual({
      repairs: [],
      issues: [issue.id],
      repair_issue_links: [],
      mileage_readings: [],
    });
    expect(beside.title).toBe(issue.title);
  });

  test('what changes nothing moves no version and no revision, tells nobody, and is kept as done', async () => {
    const [a, b] = [await newIssue(owner, carId), await newIssue(owner, carId)];
    const repair = await logRepair({ resolvedIssues: [a.id, b.id] });
    const issue = await owner.call('issues.read', { carId, issueId: a.id });
    const car = await owner.call('cars.read', { carId });
    const settings = await owner.call('settings.read');
    const page = await LivePage.open(`${world.baseUrl}/api/live`, owner.cookie);
    await page.hears('hello');
    const heard = page.heard.length;
    const [before, moved] = [await fingerprint(world.deps.db, [owner.id]), await revision()];
    const same = <T>(value: T) => ({ from: 'something else', to: value });
    const edits = [
      ['repairs.edit', { ...editing(repair), carId, repairId: repair.id }, { title: same(repair.title) }],
      [
        'repairs.edit',
        { ...editing(repair), carId, repairId: repair.id },
        { resolvedIssues: { from: repair.resolvedIssues, to: repair.resolvedIssues.toReversed() } },
      ],
      ['issues.edit', { ...editing(issue), carId, issueId: a.id }, { status: same(issue.status) }],
      ['issues.edit', { ...editing(issue), carId, issueId: a.id }, { date: same(issue.date) }],
      ['cars.edit', { ...editing(car), carId }, { brand: same(car.brand) }],
      ['settings.edit', editing(settings), { theme: same(settings.theme) }],
    ] as const;
    for (const [procedure, head, changes] of edits) {
      const first = await owner.attempt(procedure, { ...head, changes });
      expect([procedure, first.status]).toEqual([procedure, 200]);
      expect(first.body).toMatchObject({ version: expect.any(Number) });
      expect(await owner.attempt(procedure, { ...head, changes })).toMatchObject({ body: first.body });
    }
    expect(await fingerprint(world.deps.db, [owner.id])).toEqual(before);
    expect(await revision()).toBe(moved);
    // An actual change arrives as the first news.
    const { opId } = repairDraft(carId);
    await owner.call('repairs.log', repairDraft(carId, { opId }));
    expect(await page.hears('change', heard)).toMatchObject({ opId });
    page.leave();
  });
});

describe('writes of one car at the same time', () => {
  test('twins of one request have one effect and one answer, and move the revision once', async () => {
    const issue = await newIssue(owner, carId);
    const before = await revision();
    const draft = repairDraft(carId, { resolvedIssues: [issue.id], mileage: 5000 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => owner.attempt('repairs.log', draft)));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body]);
    expect((await owner.call('repairs.list', { carId })).repairs).toEqual([answers[0]!.body]);
    expect(await revision()).toBe(before + 1);
  });

  test('one that waited decides on what is stored by then', async () => {
    const repair = await logRepair();
    const rename = `update repairs set title = 'Theirs', version = version + 1 where id = $1`;
    const title = { title: { from: repair.title, to: 'Mine' } };
    expect(await besides(carId, rename, [repair.id], () => editRepair(repair, title))).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', data: { clashes: [{ field: 'title', mine: 'Mine', theirs: 'Theirs' }] } },
    });
    const issue = await newIssue(owner, carId);
    const drop = 'delete from issues where id = $1';
    const list = { resolvedIssues: { from: [], to: [issue.id] } };
    const stored = { ...repair, version: 2 };
    expect(await besides(carId, drop, [issue.id], () => editRepair(stored, list))).toMatchObject({
      status: 200,
      body: { title: 'Theirs', resolvedIssues: [], version: 2 },
    });
  });

  test('one that waited for the deletion of the car is refused', async () => {
    const draft = repairDraft(carId);
    const drop = 'delete from cars where id = $1';
    expect(await besides(carId, drop, [carId], () => owner.attempt('repairs.log', draft))).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  test('edits of different fields all hold', async () => {
    const repair = await logRepair();
    const texts = { title: 'One', description: 'Two', mechanicName: 'Three', garageName: 'Four' };
    const answers = await Promise.all(
      Object.entries(texts).map(([name, to]) =>
        editRepair(repair, { [name]: { from: repair[name as keyof Repair], to } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const stored = await owner.call('repairs.read', { carId, repairId: repair.id });
    expect(stored).toMatchObject({ ...texts, version: 5 });
  });
});

test('an edit replaces the answers of a log and what was made of them as a whole', async () => {
  const issue = await newIssue(owner, carId);
  const { assessment } = withAssessment(issue);
  const to = {
    ...assessment,
    aiQuestions: ['Since when?'],
    aiAnswers: ['Monday'],
    synthesized: ['Squeals'],
  };
  const corrected = await editIssue(issue, { assessment: { from: assessment, to } });
  expect(corrected).toMatchObject({ status: 200, body: { ...to, title: issue.title, version: 2 } });
  expect(await owner.call('issues.read', { carId, issueId: issue.id })).toEqual(corrected.body);
  const clash = await editIssue(issue, {
    assessment: { from: assessment, to: { ...to, aiAnswers: ['Tuesday'] } },
  });
  expect(clash.body).toMatchObject({
    code: 'CONFLICT',
    data: { version: 2, clashes: [{ field: 'assessment', theirs: to }] },
  });
  expect((await editIssue(issue, { assessment: { from: assessment, to } })).body).toEqual(corrected.body);
});
