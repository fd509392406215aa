import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { documentDraft } from './nouns/documents.ts';
import { reminderDone } from './nouns/reminders.ts';
import type { Owner } from './people.ts';

/** What tests of documents ask for. @param of whoever is the owner by then, and their car */
export const documentCalls = (of: () => { owner: Owner; carId: Id }) => ({
  add(changes = {}) {
    const { owner, carId } = of();
    return owner.call('documents.add', documentDraft(carId, changes));
  },
  async list() {
    const { owner, carId } = of();
    return (await owner.call('documents.list', { carId })).documents;
  },
  edit(documentId: Id, changes: object) {
    const { owner, carId } = of();
    return owner.attempt('documents.edit', { opId: newId(), carId, documentId, baseVersion: 1, changes });
  },
  reminders: async () => (await of().owner.call('reminders.list')).reminders,
  done(reminderId: Id, changes: object) {
    const { owner, carId } = of();
    const due = { date: '2026-12-31', km: null };
    return owner.call('reminders.done', reminderDone(carId, reminderId, { doneKm: null, due, ...changes }));
  },
  async repairs() {
    const { owner, carId } = of();
    return (await owner.call('repairs.list', { carId })).repairs;
  },
  async lifetime() {
    const { owner, carId } = of();
    const year = { yearFrom: '2026-01-01', yearTo: '2026-12-31' };
    return (await owner.call('repairs.summary', { carId, ...year })).lifetime;
  },
});
