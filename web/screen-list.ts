import type { ComponentType } from 'react';
import { paths } from '#web/platform/hrefs.ts';

export type ListedScreen = {
  path: string;
  /** By which the file of the screen exports it, and no other file anything. */
  name: string;
  load: () => Promise<ComponentType>;
};

const screen = <Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): ListedScreen => ({ path, name, load: async () => (await load())[name] });

/**
 * The screens as data: the router draws them, and the build makes of them what the server preloads for each address
 * (tools/vite-page-preloads.ts).
 */
export const publicScreens: readonly ListedScreen[] = [
  screen(paths.login, 'LoginScreen', () => import('./screens/login.tsx')),
  screen(paths.describe, 'DescribeScreen', () => import('./screens/describe.tsx')),
  screen(paths.welcome, 'WelcomeScreen', () => import('./screens/welcome.tsx')),
  screen(paths.registerOptions, 'RegisterOptionsScreen', () => import('./screens/register-options.tsx')),
  screen(paths.signUp, 'SignUpScreen', () => import('./screens/sign-up.tsx')),
  screen(paths.firstCar, 'FirstCarScreen', () => import('./screens/first-car.tsx')),
  screen(paths.tutorial, 'TutorialScreen', () => import('./screens/tutorial.tsx')),
  screen(paths.authCallback, 'AuthCallbackScreen', () => import('./screens/auth-callback.tsx')),
  screen(paths.forgotPassword, 'ForgotPasswordScreen', () => import('./screens/forgot-password.tsx')),
  screen(paths.resetPassword, 'ResetPasswordScreen', () => import('./screens/reset-password.tsx')),
  screen(paths.confirmEmail, 'ConfirmEmailScreen', () => import('./screens/confirm-email.tsx')),
  screen(paths.completeProfile, 'CompleteProfileScreen', () => import('./screens/complete-profile.tsx')),
  screen(paths.terms, 'TermsScreen', () => import('./screens/terms.tsx')),
  screen(paths.privacy, 'PrivacyScreen', () => import('./screens/privacy.tsx')),
];

/** Behind the gate, with the navigation. */
export const onboardedScreens: readonly ListedScreen[] = [
  screen(paths.home, 'HomeScreen', () => import('./screens/home.tsx')),
  screen(paths.cars, 'CarsScreen', () => import('./screens/cars.tsx')),
  screen(paths.addCar, 'AddCarScreen', () => import('./screens/add-car.tsx')),
  screen(paths.editCar, 'EditCarScreen', () => import('./screens/edit-car.tsx')),
  screen(paths.car, 'CarScreen', () => import('./screens/car.tsx')),
  screen(paths.carView, 'CarViewScreen', () => import('./screens/car.tsx')),
  screen(paths.history, 'HistoryScreen', () => import('./screens/history.tsx')),
  screen(paths.carCosts, 'CarCostsScreen', () => import('./screens/car-costs.tsx')),
  screen(paths.logSymptom, 'LogSymptomScreen', () => import('./screens/log-symptom.tsx')),
  screen(paths.logRepair, 'LogRepairScreen', () => import('./screens/log-repair.tsx')),
  screen(paths.editRepair, 'EditRepairScreen', () => import('./screens/edit-repair.tsx')),
  screen(paths.symptomSummary, 'SymptomSummaryScreen', () => import('./screens/symptom-summary.tsx')),
  screen(paths.fills, 'FillsScreen', () => import('./screens/fills.tsx')),
  screen(paths.newFill, 'NewFillScreen', () => import('./screens/edit-fill.tsx')),
  screen(paths.editFill, 'EditFillScreen', () => import('./screens/edit-fill.tsx')),
  screen(paths.documents, 'DocumentsScreen', () => import('./screens/care.tsx')),
  screen(paths.newDocument, 'NewDocumentScreen', () => import('./screens/edit-document.tsx')),
  screen(paths.editDocument, 'EditDocumentScreen', () => import('./screens/edit-document.tsx')),
  screen(paths.reminders, 'RemindersScreen', () => import('./screens/care.tsx')),
  screen(paths.newReminder, 'NewReminderScreen', () => import('./screens/edit-reminder.tsx')),
  screen(paths.readyPlans, 'ReadyPlansScreen', () => import('./screens/ready-plans.tsx')),
  screen(paths.editReminder, 'EditReminderScreen', () => import('./screens/edit-reminder.tsx')),
  screen(paths.due, 'DueScreen', () => import('./screens/due.tsx')),
  screen(paths.assistant, 'AssistantScreen', () => import('./screens/assistant.tsx')),
  screen(paths.search, 'SearchScreen', () => import('./screens/search.tsx')),
  screen(paths.reports, 'ReportsScreen', () => import('./screens/reports.tsx')),
  screen(paths.costs, 'CostsScreen', () => import('./screens/costs.tsx')),
  screen(paths.settings, 'SettingsScreen', () => import('./screens/settings.tsx')),
  screen(paths.settingsPart, 'SettingsScreen', () => import('./screens/settings.tsx')),
  screen(paths.import, 'ImportScreen', () => import('./screens/import.tsx')),
  screen(paths.quickFill, 'QuickFillScreen', () => import('./screens/quick-entry.tsx')),
  screen(paths.quickMileage, 'QuickMileageScreen', () => import('./screens/quick-entry.tsx')),
  screen(paths.connect, 'ConnectScreen', () => import('./screens/connect.tsx')),
  screen(paths.incoming, 'IncomingScreen', () => import('./screens/incoming.tsx')),
];
