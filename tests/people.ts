import { randomBytes } from 'node:crypto';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import type { CarDraft } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { IssueDraft } from '#domain/issues/schema.ts';
import type { RepairDraft } from '#domain/repairs/schema.ts';
import type { MechanicRepair, MechanicReply, MechanicSymptom } from '#domain/share/schema.ts';
import { newId } from '#server/platform/deps.ts';
import type { Output } from '#domain/calls.ts';
import type { Visitor } from './client.ts';
import { PASSWORD } from './known-password.ts';

export type Owner = Visitor & { email: string; password: string; id: Id };

/** Signs up a fresh owner with a profile, as the sign-up screen does, past the tutorial. */
export async function signUp(visitor: Visitor, name: string, onboarded = true): Promise<Owner> {
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  const { status, body } = await visitor.send('POST', '/api/auth/sign-up/email', {
    json: { email, password: PASSWORD, name },
  });
  if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
  await visitor.call('profile.save', { termsVersion: POLICY.version, firstName: name, lastName: 'Kalniņa' });
  if (onboarded) await visitor.send('POST', '/api/auth/update-user', { json: { onboardingCompleted: true } });
  const { session } = await visitor.call('session.read');
  return Object.assign(visitor, { email, password: PASSWORD, id: session!.user.id });
}

export const carDraft = (changes: Partial<CarDraft> = {}): CarDraft => ({
  opId: newId(),
  id: newId(),
  brand: 'Volvo',
  model: 'V70',
  year: 2012,
  ...changes,
});

export const issueDraft = (carId: Id, changes: Partial<IssueDraft> = {}): IssueDraft => ({
  opId: newId(),
  id: newId(),
  carId,
  description: 'The brakes squeal when I stop at a light',
  date: new Date().toISOString(),
  mediaIds: [],
  aiQuestions: ['When did it start?', 'Is there a noise?'],
  aiAnswers: ['Last week', ''],
  assessment: {
    summary: 'The brake pads may be worn.',
    causes: ['Worn pads'],
    recommendations: ['Have the pads looked at'],
    source: 'engine',
    category: 'braking',
    drivingAdvice: 'soon',
    drivingAdviceReason: 'Brakes wear further.',
    symptoms: ['It squeals when braking'],
  },
  language: 'en',
  ...changes,
});

/** An assessment that found nothing to say. */
export const bareAssessment: IssueDraft['assessment'] = {
  summary: '',
  causes: [],
  recommendations: [],
  source: 'engine',
  category: 'other',
  drivingAdvice: 'soon',
  drivingAdviceReason: '',
  symptoms: [],
};

export const repairDraft = (carId: Id, changes: Partial<RepairDraft> = {}): RepairDraft => ({
  opId: newId(),
  id: newId(),
  carId,
  title: 'New brake pads',
  date: '2026-03-05',
  currency: 'EUR',
  cost: 120.5,
  resolvedIssues: [],
  partiallyResolvedIssues: [],
  ...changes,
});

export const newCar = (owner: Visitor, changes?: Partial<CarDraft>): Promise<Output<'cars.add'>> =>
  owner.call('cars.add', carDraft(changes));

export const newIssue = (
  owner: Visitor,
  carId: Id,
  changes?: Partial<IssueDraft>,
): Promise<Output<'issues.log'>> => owner.call('issues.log', issueDraft(carId, changes));

/** Another car with its own records. Made first it is the selected and the main car. */
export async function otherCar(owner: Visitor): Promise<void> {
  const { id } = await newCar(owner, { nickname: 'Other' });
  await newIssue(owner, id, { description: 'Of the other car' });
  await owner.call(
    'repairs.log',
    repairDraft(id, { title: 'Of the other car', date: '2026-03-31', cost: 7 }),
  );
}

export const newLink = (owner: Visitor, carId: Id, changes: { isEditable?: boolean; hours?: number } = {}) =>
  owner.call('share.create', { opId: newId(), id: newId(), carId, isEditable: false, ...changes });

const signed = (token: string) => ({
  opId: newId(),
  token,
  id: newId(),
  mechanicName: 'Juris Ozols',
  garageName: 'Ozols Auto',
});
const byMechanic = (token: string) => ({
  ...signed(token),
  description: 'Found while looking at the wheels',
});

/** What a mechanic sends through a link. */
export const mechanicRepair = (token: string, changes: Partial<MechanicRepair> = {}): MechanicRepair => ({
  ...byMechanic(token),
  title: 'Brake fluid changed',
  date: '2026-03-06',
  cost: 45.5,
  receiptImage: null,
  resolvedIssues: [],
  partiallyResolvedIssues: [],
  ...changes,
});

export const mechanicSymptom = (token: string, changes: Partial<MechanicSymptom> = {}): MechanicSymptom => ({
  ...byMechanic(token),
  title: 'Worn bush at the left front',
  date: '2026-03-06T09:00:00.000Z',
  images: [],
  ...changes,
});

export const mechanicReply = (
  token: string,
  issueId: Id,
  changes: Partial<MechanicReply> = {},
): MechanicReply => ({
  ...signed(token),
  issueId,
  text: 'Bring it on Tuesday at 9',
  cost: 129.9,
  currency: 'EUR',
  included: 'Pads and work',
  ...changes,
});
