import type { Language } from '#domain/language/words.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { savedAssessment } from '#domain/issues/saved-assessment.ts';
import { newId } from '#server/platform/deps.ts';
import { newCar, newIssue, newLink, repairDraft, type Owner } from '#tests/people.ts';
import { pdf } from '#tests/fixtures/media/samples.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { upload, uploadPicture } from '#tests/upload.ts';
import type { CarAddresses } from '#tests/views.ts';

/** What people wrote may be shortened where it is one line of a list. */
export const ownTexts = [
  'Ģimenes universālis',
  'Bremzējot čīkst',
  'Jauni bremžu kluči',
  'Serviss',
  'Eļļas maiņa',
  'OCTA',
  'Obligātā apdrošināšana',
  'Drošība',
];

/** A car with one of everything, all of it said in Latvian: what is English on its screens is the product's. */
export async function furnish(owner: Owner): Promise<CarAddresses> {
  const car = await newCar(owner, {
    nickname: 'Ģimenes universālis',
    mileage: 248_300,
    vin: 'YV1FW8481H1331234',
  });
  const description = 'Bremzējot čīkst priekšējie riteņi, no rīta skaļāk';
  const assessed = assessOffline({ description, language: 'lv' });
  const issue = await newIssue(owner, car.id, {
    description,
    language: 'lv',
    aiQuestions: assessed.questions,
    aiAnswers: assessed.questions.map(() => 'Vakar'),
    assessment: savedAssessment(assessed),
  });
  await owner.call('recurrences.add', {
    opId: newId(),
    id: newId(),
    carId: car.id,
    issueId: issue.id,
    date: '2026-01-02',
    notes: 'Atkal čīkst',
  });
  const repair = await owner.call(
    'repairs.log',
    repairDraft(car.id, {
      title: 'Jauni bremžu kluči',
      description: 'Abās pusēs',
      garageName: 'Serviss',
      mileage: 248_900,
      kind: 'repair',
    }),
  );
  const { id: reminderId } = await owner.call(
    'reminders.add',
    reminderDraft(car.id, { title: 'Eļļas maiņa', notes: 'Arī filtrs' }),
  );
  await owner.call('reminders.done', reminderDone(car.id, reminderId, { doneKm: 248_800 }));
  const dated = { dueDate: '2026-02-01', dueKm: null, anchorDay: 1, repeat: null, repeatKm: null };
  await owner.call(
    'reminders.add',
    reminderDraft(car.id, { title: 'OCTA', kind: 'insurance', notes: null, plan: { ...dated, base: 'due' } }),
  );
  const bought = { station: 'Stacija pie lielceļa', notes: null };
  await owner.call('fills.log', fillDraft(car.id, { ...bought, km: 248_000 }));
  const { id: fillId } = await owner.call(
    'fills.log',
    fillDraft(car.id, { ...bought, km: 248_600, date: '2026-01-09' }),
  );
  const scan = await uploadPicture(owner, 'document', car.id);
  const { id: documentId } = await owner.call(
    'documents.add',
    documentDraft(car.id, {
      title: 'Obligātā apdrošināšana',
      company: 'Drošība',
      number: '77-A',
      notes: 'Cimdu nodalījumā',
      fileIds: [scan, await upload(owner, 'document', pdf(), car.id)],
    }),
  );
  const { token } = await newLink(owner, car.id, { isEditable: true });
  return { carId: car.id, issueId: issue.id, repairId: repair.id, reminderId, fillId, documentId, token };
}

/** Sets the account's language; what the browser remembers gives way to it (D92). */
export async function speak(owner: Owner, language: Language): Promise<void> {
  const { version, language: from } = await owner.call('settings.read');
  if (from === language) return;
  await owner.call('settings.edit', {
    opId: newId(),
    baseVersion: version,
    changes: { language: { from, to: language } },
  });
}
