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
import type { NotOffline, Offline } from './outbox/offline.ts';
import { remindersOffline } from './offline/reminders.ts';
import { repairsOffline } from './offline/repairs.ts';
import { reportsOffline } from './offline/reports.ts';
import { settingsOffline } from './offline/settings.ts';
import { shareOffline } from './offline/share.ts';
import { webhooksOffline } from './offline/webhooks.ts';

/** A noun without writes may instead say why it is unavailable offline. */
type Register = {
  [N in Noun]: [WriteProcedure & ProcedureOf<N>] extends [never] ? Offline<N> | NotOffline : Offline<N>;
};

export const nouns = {
  session: { no: 'Only the server knows who is signed in' },
  profile: { no: 'An account is changed on the server alone' },
  account: { no: 'Passwords, addresses and devices are checked by the server' },
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
  timeline: { no: 'A device makes it of its records' },
  reports: reportsOffline,
  search: { no: 'Without a network the screen searches what is on the device' },
  share: shareOffline,
  sync: { no: 'It fetches what a device shows without a network' },
  keys: keysOffline,
  operator: { no: 'Whoever runs the server acts on the server' },
  webhooks: webhooksOffline,
  summary: { no: 'It is for programs, which ask the server' },
  assistant: { no: 'The thread is kept on the server; answers without a network are not stored' },
  functions: { no: 'The model is asked by the server; the built-in engine answers without it' },
} satisfies Register;
