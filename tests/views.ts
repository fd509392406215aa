import { href, paths } from '#web/platform/hrefs.ts';

/** One address of the product and who may open it. */
export type View = { name: string; path: string; session: boolean };

const open = (name: string, path: string): View => ({ name, path, session: false });
const behind = (name: string, path: string): View => ({ name, path, session: true });

/** The pages for people without a session, the mechanic's page with and without a valid link among them. */
export const publicViews: readonly View[] = [
  open('login', paths.login),
  open('describe', paths.describe),
  open('welcome', paths.welcome),
  open('register-options', paths.registerOptions),
  open('sign-up', paths.signUp),
  open('first-car', paths.firstCar),
  open('tutorial', paths.tutorial),
  open('callback-error', `${paths.authCallback}?error=access_denied`),
  open('forgot-password', paths.forgotPassword),
  open('reset-without-token', paths.resetPassword),
  open('reset-password', `${paths.resetPassword}?token=x`),
  open('confirm-email', paths.confirmEmail),
  open('terms', paths.terms),
  open('privacy', paths.privacy),
  open('not-found', '/no-such-page'),
  open('mechanic-no-token', paths.mechanicShare),
  open('mechanic-unknown-token', `${paths.mechanicShare}?token=unknown`),
];

/** The screens that need no car. */
export const garageViews: readonly View[] = [
  behind('home', paths.home),
  behind('cars', paths.cars),
  behind('add-car', paths.addCar),
  behind('log-symptom', paths.logSymptom),
  behind('log-repair', '/log-repair'),
  behind('search', paths.search),
  behind('reports', paths.reports),
  behind('settings', paths.settings),
  ...['preferences', 'notifications', 'sharing', 'account', 'assistant', 'keys', 'data', 'bin'].map((part) =>
    behind(`settings-${part}`, href('settingsPart', { part })),
  ),
  behind('due', paths.due),
  behind('import', paths.import),
  behind('incoming', paths.incoming),
  behind('connect', paths.connect),
  behind('assistant', '/assistant'),
];

/** The ids that the addresses of one car's screens are made of. */
export type CarAddresses = Record<
  'carId' | 'issueId' | 'repairId' | 'reminderId' | 'fillId' | 'documentId' | 'token',
  string
>;

/** The screens of one car and its records; what the mechanic sees of it. */
export function carViews({ carId, issueId, repairId, ...ids }: CarAddresses): View[] {
  const { reminderId, fillId, documentId, token } = ids;
  return [
    behind('car', href('car', { carId })),
    behind('edit-car', href('editCar', { carId })),
    behind('car-view', href('carView', { carId })),
    behind('history', href('history', { carId })),
    behind('car-costs', href('carCosts', { carId })),
    behind('log-repair-of-car', href('logRepair', { carId })),
    behind('edit-repair', href('editRepair', { carId, repairId })),
    behind('symptom-summary', href('symptomSummary', { carId, issueId })),
    behind('reminders', href('reminders', { carId })),
    behind('new-reminder', href('newReminder', { carId })),
    behind('ready-plans', href('readyPlans', { carId })),
    behind('edit-reminder', href('editReminder', { carId, reminderId })),
    behind('documents', href('documents', { carId })),
    behind('new-document', href('newDocument', { carId })),
    behind('edit-document', href('editDocument', { carId, documentId })),
    behind('fills', href('fills', { carId })),
    behind('new-fill', href('newFill', { carId })),
    behind('edit-fill', href('editFill', { carId, fillId })),
    behind('assistant-of-car', href('assistant', { carId })),
    open('mechanic', `${paths.mechanicShare}?token=${token}`),
  ];
}

/** Addresses of records that are not there. */
export const missingViews: readonly View[] = carViews({
  carId: 'missing',
  issueId: 'missing',
  repairId: 'missing',
  reminderId: 'missing',
  fillId: 'missing',
  documentId: 'missing',
  token: 'missing',
})
  .filter(({ name }) => /^(?:car|edit-car|car-view|symptom-summary|assistant-of-car)$/u.test(name))
  .map((view) => ({ ...view, name: `${view.name}-missing` }));
