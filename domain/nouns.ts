import type { Noun, ProcedureOf, WriteProcedure } from './calls.ts';
import { binOffline } from './offline/bin.ts';
import { carsOffline } from './offline/cars.ts';
import { documentsOffline } from './offline/documents.ts';
import { fillsOffline } from './offline/fills.ts';
import { importsOffline } from './offline/imports.ts';
import { issuesOffline } from './offline/issues.ts';
import { recurrencesOffline } from './offline/recurrences.ts';
import { repliesOffline } from './offline/replies.ts';
import { keysOffline } from './offline/keys.ts';
import { mileageOffline } from './offline/mileage.ts';
import { noticesOffline } from './offline/notices.ts';
import type { Offline } from './outbox/offline.ts';
import { remindersOffline } from './offline/reminders.ts';
import { repairsOffline } from './offline/repairs.ts';
import { settingsOffline } from './offline/settings.ts';
import { shareOffline } from './offline/share.ts';
import { webhooksOffline } from './offline/webhooks.ts';

/** The nouns that write, each with what becomes of it without a network. */
type Register = {
  [N in Noun as [WriteProcedure & ProcedureOf<N>] extends [never] ? never : N]: Offline<N>;
};

export const nouns = {
  settings: settingsOffline,
  cars: carsOffline,
  issues: issuesOffline,
  recurrences: recurrencesOffline,
  replies: repliesOffline,
  repairs: repairsOffline,
  mileage: mileageOffline,
  fills: fillsOffline,
  reminders: remindersOffline,
  documents: documentsOffline,
  bin: binOffline,
  imports: importsOffline,
  notices: noticesOffline,
  share: shareOffline,
  keys: keysOffline,
  webhooks: webhooksOffline,
} satisfies Register;
