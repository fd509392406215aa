import { describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, expectAppliedOnce, faults } from '#tests/applied-once.ts';
import { asBytes, mp4, phonePicture } from '#tests/fixtures/media/samples.ts';
import { issueDraft, newIssue, repairDraft } from '#tests/people.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

withCar();

const read = (issueId: Id) => owner.call('issues.read', { carId, issueId });
const edit = (issue: Issue, changes: Record<string, unknown>) =>
  owner.attempt('issues.edit', { ...editing(issue), carId, issueId: issue.id, changes });
const HOUR = 3_600_000;

describe('logging an issue', () => {
  test(
    'stores all that was seen, as new; blank answers keep their place',
    { tags: ['ENT-19', 'ENT-21', 'ENT-22', 'ENT-26', 'ENT-27', 'ENT-28', 'STAT-05', 'ROLE-03'] },
    async () => {
      const draft = issueDraft(carId, {
        description: '  It squeals\n\n when  braking\n',
        aiQuestions: ['When?', 'Where?', 'How often?'],
        aiAnswers: ['', 'In front'],
      });
      const issue = await owner.call('issues.log', draft);
      const { summary, symptoms, ...assessment } = draft.assessment;
      expect(issue).toEqual({
        ...assessment,
        id: draft.id,
        carId,
        title: 'It squeals when  braking',
        description: 'It squeals\n\n when  braking',
        date: draft.date,
        mileage: null,
        aiSummary: summary,
        synthesized: symptoms,
        symptoms: null,
        images: [],
        videos: [],
        documents: [],
        files: [],
        aiQuestions: ['When?', 'Where?', 'How often?'],
        aiAnswers: ['', 'In front', ''],
        status: 'new',
        notes: '',
        resolvedBy: null,
        resolvedAt: null,
        recurrences: [],
        replies: [],
        recurring: false,
        mechanicName: null,
        garageName: null,
        byKey: null,
        version: 1,
        createdAt: issue.createdAt,
      });
      expect(issue.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(await read(issue.id)).toEqual(issue);
      for (const description of ['It squeals', 'URGENT: no brakes'])
        expect((await newIssue(owner, carId, { description })).status).toBe('new');
    },
  );

  test('stores no severity and no urgency', { tags: ['ENT-33', 'ENT-34'] }, async () => {
    const issue = await newIssue(owner, carId);
    const row = await world.deps.db.$client.query('select * from issues where id = $1', [issue.id]);
    const names = [...Object.keys(issue), ...Object.keys(row.rows[0] as object)].join(' ');
    expect(names).not.toMatch(/severity|urgency/i);
    const answer = await edit(issue, { severity: { from: null, to: 'high' } });
    expect(faults(answer)).toHaveLength(1);
  });

  test('the title is the first 50 characters, cut with dots', { tags: ['ENT-20'] }, async () => {
    expect((await newIssue(owner, carId, { description: 'x'.repeat(50) })).title).toBe('x'.repeat(50));
    const first = 'ž'.repeat(50);
    for (const rest of ['ž', ' and much more'])
      expect((await newIssue(owner, carId, { description: first + rest })).title).toBe(`${first}...`);
  });

  test(
    'files alone are enough: they are listed by their addresses, and the title is the day (D46)',
    { tags: ['ENT-23', 'ENT-24', 'VAL-38'] },
    async () => {
      const put = async (body: Buffer) => {
        const id = newId();
        const answer = await owner.send('PUT', `/api/media/${id}?purpose=issue&carId=${carId}`, {
          body: asBytes(body),
        });
        expect(answer.status).toBe(200);
        return id;
      };
      const [film, picture] = [await put(mp4()), await put(await phonePicture())];
      const [later, last] = [await put(mp4()), await put(await phonePicture())];
      const issue = await newIssue(owner, carId, {
        description: '',
        mediaIds: [film, picture, later, last],
        language: 'lv',
        date: '2026-03-05T23:30:00Z',
      });
      expect(issue.title).toMatch(/^Simptoms \(foto\/video\), .*2026/);
      const at = (id: Id, type: string) =>
        expect.stringMatching(new RegExp(`^/api/media/${id}/.+\\.${type}$`)) as string;
      expect(issue.images).toEqual([at(picture, 'jpg'), at(last, 'jpg')]);
      expect(issue.videos).toEqual([at(film, 'mp4'), at(later, 'mp4')]);
      for (const url of [...issue.images, ...issue.videos])
        expect((await owner.send('GET', url)).status).toBe(200);
      expect(await read(issue.id)).toMatchObject({ images: issue.images, videos: issue.videos });
    },
  );

  test('reports invalid fields', { tags: ['ENT-22', 'VAL-38', 'VAL-39', 'LOG-14'] }, async () => {
    const wrong = async (changes: Record<string, unknown>) =>
      faults(await owner.attempt('issues.log', { ...issueDraft(carId), ...changes }));
    expect(await wrong({ description: ' ' })).toEqual([
      'description: Please provide a description or attach media',
    ]);
    expect(await wrong({ date: 'yesterday' })).toContain('date: Date is required');
    expect(await wrong({ date: '1899-12-31T00:00:00Z' })).toEqual(['date: Date is required']);
    const tooLong = 'description: The text is too long. Maximum number of characters: {n}.';
    expect(await wrong({ description: 'x'.repeat(5001) })).toEqual([tooLong]);
    expect(await wrong({ mediaIds: Array.from({ length: 16 }, newId) })).toEqual([
      'mediaIds: You can only upload a maximum of 5 files.',
    ]);
    expect(await wrong({ aiQuestions: Array.from({ length: 16 }, () => 'Why?') })).toHaveLength(1);
    expect((await owner.attempt('issues.list', { carId })).body).toEqual({ issues: [], next: null });
    expect((await newIssue(owner, carId, { description: 'x'.repeat(5000) })).description).toHaveLength(5000);
  });

  test('refuses a future time, with tolerance for a fast clock (D41)', async () => {
    const at = (ms: number) => issueDraft(carId, { date: new Date(Date.now() + ms).toISOString() });
    expect((await owner.attempt('issues.log', at(HOUR))).status).toBe(200);
    expect(faults(await owner.attempt('issues.log', at(25 * HOUR)))).toEqual([
      'date: The time cannot be in the future',
    ]);
  });

  test('saves the issue without a missing file (D45)', async () => {
    const kept = newId();
    const body = asBytes(await phonePicture());
    await owner.send('PUT', `/api/media/${kept}?purpose=issue&carId=${carId}`, { body });
    const issue = await newIssue(owner, carId, { mediaIds: [newId(), kept, newId()] });
    expect(issue.images).toEqual([expect.stringContaining(`/api/media/${kept}/`)]);
    expect((await newIssue(owner, carId, { description: '', mediaIds: [newId()] })).images).toEqual([]);
  });

  test('uses the owner’s local day in a title (D72)', async () => {
    const titleIn = async (timeZone?: string) => {
      const date = '2026-03-05T23:30:00Z';
      const changes = { description: '', mediaIds: [newId()], date, ...(timeZone && { timeZone }) };
      return (await newIssue(owner, carId, changes)).title;
    };
    expect(await titleIn('Europe/Riga')).toBe('Photo/video symptom, Mar 6, 2026');
    expect(await titleIn('America/New_York')).toBe('Photo/video symptom, Mar 5, 2026');
    for (const unknown of [undefined, 'Nowhere/Land', '+02:00'])
      expect(await titleIn(unknown)).toBe('Photo/video symptom, Mar 5, 2026');
  });
});

test(
  'deleting a problem is applied once and takes it from the lists of repairs (D95)',
  { tags: ['ROLE-03'] },
  async () => {
    const [issue, kept] = [await newIssue(owner, carId), await newIssue(owner, carId)];
    const repair = await owner.call(
      'repairs.log',
      repairDraft(carId, { resolvedIssues: [issue.id, kept.id] }),
    );
    const input = { opId: newId(), carId, issueId: issue.id };
    await expectAppliedOnce(world, owner, 'issues.delete', { input, other: { issueId: kept.id } });
    const after = await owner.call('repairs.read', { carId, repairId: repair.id });
    expect(after.resolvedIssues).toEqual([kept.id]);
    expect((await owner.call('issues.list', { carId })).issues.map(({ id }) => id)).toEqual([kept.id]);
    const stale = await owner.attempt('repairs.edit', {
      ...editing(repair),
      carId,
      repairId: repair.id,
      changes: { resolvedIssues: { from: repair.resolvedIssues, to: [issue.id] } },
    });
    expect(stale.body).toMatchObject({
      code: 'CONFLICT',
      data: { clashes: [{ field: 'resolvedIssues', theirs: [kept.id] }] },
    });
  },
);
