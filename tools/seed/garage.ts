import type { Id } from '#domain/ids.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { savedAssessment } from '#domain/issues/saved-assessment.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { dayOfMonth } from '#domain/reminders/interval-rules.ts';
import { usualBase } from '#domain/reminders/kind-names.ts';
import { newId } from '#server/platform/deps.ts';
import type { Visitor } from '#tests/client.ts';
import { demoCars, type DemoCar, type Duty, type Paper, type Problem, type Work } from './demo-cars.ts';
import { draw, type Scene } from './draw.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const dayOf = (days: number) => daysAgo(days).toISOString().slice(0, 10);

/** Three cars with their pictures, problems, repairs, reminders, documents and fill-ups, all through the product's own API. */
export async function fillGarage(owner: Visitor): Promise<void> {
  for (const demo of demoCars) {
    const photoId = await upload(owner, 'car', demo.body, '#dfe7ea', 'purpose=car-photo');
    const { brand, model, year, plate, km, fuel, gearbox, nickname = null } = demo;
    const car = await owner.call('cars.add', {
      opId: newId(),
      id: newId(),
      brand,
      model,
      year,
      nickname,
      photoId,
      licensePlate: plate,
      mileage: km,
      fuelType: fuel,
      transmission: gearbox,
    });
    const issueIds: Id[] = [];
    for (const problem of demo.problems) issueIds.push(await logProblem(owner, car.id, demo, problem));
    for (const work of demo.works.toSorted((a, b) => b.days - a.days))
      await logWork(owner, car.id, demo, work, issueIds);
    for (const duty of demo.duties) await remind(owner, car.id, duty);
    for (const paper of demo.papers ?? []) await file(owner, car.id, demo, paper);
    await fillUp(owner, car.id, demo);
  }
}

async function logProblem(owner: Visitor, carId: Id, car: DemoCar, problem: Problem): Promise<Id> {
  const id = newId();
  const vehicle = { fuelType: car.fuel, transmission: car.gearbox, mileage: car.km };
  const assessed = assessOffline({ description: problem.says, language: 'en', vehicle });
  const mediaIds = problem.picture
    ? [await upload(owner, problem.picture, car.body, '#c7d0d4', `purpose=issue&carId=${carId}`)]
    : [];
  const issue = await owner.call('issues.log', {
    opId: newId(),
    id,
    carId,
    mediaIds,
    description: problem.says,
    date: daysAgo(problem.days).toISOString(),
    aiQuestions: assessed.questions,
    aiAnswers: assessed.questions.map((_question, at) => problem.answers?.[at] ?? ''),
    assessment: savedAssessment(assessed),
    language: 'en',
  });
  for (const days of problem.again ?? []) {
    await owner.call('recurrences.add', {
      opId: newId(),
      id: newId(),
      carId,
      issueId: id,
      date: dayOf(days),
      notes: 'On the way home',
    });
  }
  if (problem.status) {
    await owner.call('issues.edit', {
      opId: newId(),
      carId,
      issueId: id,
      baseVersion: issue.version,
      changes: { status: { from: 'new', to: problem.status } },
    });
  }
  return id;
}

async function logWork(
  owner: Visitor,
  carId: Id,
  car: DemoCar,
  work: Work,
  issueIds: readonly Id[],
): Promise<void> {
  const at = (places: number[] = []) => places.map((place) => issueIds[place]!);
  await owner.call('repairs.log', {
    opId: newId(),
    id: newId(),
    carId,
    title: work.title,
    cost: work.cost,
    currency: 'EUR',
    date: dayOf(work.days),
    garageName: work.garage,
    kind: work.kind,
    mileage: work.km,
    receiptIds: work.receipt
      ? [await upload(owner, 'receipt', car.body, '#8a9499', `purpose=receipt&carId=${carId}`)]
      : [],
    resolvedIssues: at(work.fixes),
    partiallyResolvedIssues: at(work.eases),
  });
}

async function remind(owner: Visitor, carId: Id, duty: Duty): Promise<void> {
  const { title, kind, due, km = null, months, everyKm = null } = duty;
  const dueDate = due === undefined ? null : dayOf(-due);
  await owner.call('reminders.add', {
    opId: newId(),
    id: newId(),
    carId,
    title,
    kind,
    plan: {
      dueDate,
      dueKm: km,
      anchorDay: dueDate === null ? null : dayOfMonth(dueDate),
      repeat: months === undefined ? null : { every: months, unit: 'month' },
      repeatKm: everyKm,
      base: usualBase(kind),
    },
  });
}

async function file(owner: Visitor, carId: Id, car: DemoCar, paper: Paper): Promise<void> {
  const { title, kind, company = null, number, from, to, cost } = paper;
  const validFrom = dayOf(-from);
  await owner.call('documents.add', {
    opId: newId(),
    id: newId(),
    carId,
    kind,
    title,
    number,
    company,
    validFrom,
    validTo: to === undefined ? null : dayOf(-to),
    notes: null,
    fileIds: [await upload(owner, 'receipt', car.body, '#8a9499', `purpose=document&carId=${carId}`)],
    record: cost === undefined ? null : { id: newId(), date: validFrom, cost, currency: 'EUR' },
  });
}

/** A year of fill-ups up to the car's mileage, a tank every 20 days. */
async function fillUp(owner: Visitor, carId: Id, { fuel, km, body }: DemoCar): Promise<void> {
  const receipt = await upload(owner, 'receipt', body, '#8a9499', `purpose=receipt&carId=${carId}`);
  const energy: Energy = fuel === 'diesel' ? 'diesel' : 'gasoline';
  for (let stop = 0; stop < 18; stop++) {
    const amount = 41_000 + ((stop * 7_919) % 5_000);
    await owner.call('fills.log', {
      opId: newId(),
      id: newId(),
      carId,
      date: dayOf(20 * (18 - stop)),
      energy,
      amount,
      cost: Math.round((amount * (155 + (stop % 5))) / 1_000) / 100,
      currency: 'EUR',
      km: km - 640 * (18 - stop),
      isFull: stop % 6 !== 4,
      isMissedBefore: false,
      station: stop % 3 === 0 ? 'Circle K' : 'Neste',
      ...(stop === 17 && { time: '18:05', discount: 1.5, fileIds: [receipt] }),
    });
  }
}

async function upload(owner: Visitor, scene: Scene, body: string, sky: string, query: string): Promise<Id> {
  const id = newId();
  const picture = await draw(scene, { body, sky });
  const answer = await owner.send('PUT', `/api/media/${id}?${query}`, {
    body: new Blob([new Uint8Array(picture)]),
    headers: { 'content-type': 'image/jpeg' },
  });
  if (answer.status !== 200) throw new Error(`a picture was not taken: ${JSON.stringify(answer.body)}`);
  return id;
}
