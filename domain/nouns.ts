import type { Noun, ProcedureOf, WriteProcedure } from './calls.ts';
import { carsOffline } from './cars/offline.ts';
import { documentsOffline } from './documents/offline.ts';
import { fillsOffline } from './fills/offline.ts';
import { importsOffline } from './imports/offline.ts';
import { issuesOffline } from './issues/offline.ts';
import { recurrencesOffline } from './issues/recurrences-offline.ts';
import { mileageOffline } from './mileage/offline.ts';
import { noticesOffline } from './notices/offline.ts';
import type { NotOffline, Offline } from './outbox/offline.ts';
import { remindersOffline } from './reminders/offline.ts';
import { repairsOffline } from './repairs/offline.ts';
import { reportsOffline } from './reports/figures-offline.ts';
import { timelineOffline } from './reports/timeline-offline.ts';
import { settingsOffline } from './settings/offline.ts';
import { shareOffline } from './share/offline.ts';

/** A noun without operations may be unavailable offline, with a reason. */
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
  repairs: repairsOffline,
  mileage: mileageOffline,
  fills: fillsOffline,
  reminders: remindersOffline,
  documents: documentsOffline,
  imports: importsOffline,
  notices: noticesOffline,
  timeline: timelineOffline,
  reports: reportsOffline,
  search: { no: 'Without a network the screen searches what is on the device' },
  share: shareOffline,
  assistant: { no: 'The thread is kept on the server; answers without a network are not stored' },
  functions: { no: 'The model is asked by the server; the built-in engine answers without it' },
} satisfies Register;
