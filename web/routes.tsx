import { lazy, useState, type ComponentType } from 'react';
import { paths } from '#web/platform/hrefs.ts';
import { loadAttempt } from '#web/platform/load-attempts.ts';
import { matchPath } from '#web/platform/router/match-path.ts';
import { StartScreen } from './screens/start.tsx';

export type Screen = ComponentType & { fetch?: () => Promise<unknown> };

/** Once loaded it renders without Suspense: React keeps any fallback for 300 ms. */
const screen = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): Screen => {
  let fetched: ComponentType | null = null;
  const fetch = async () => ({ default: (fetched = (await load())[name]) });
  let lazyScreen = lazy<ComponentType>(fetch);
  let attempt = loadAttempt();
  const choose = (): ComponentType => {
    if (fetched) return fetched;
    // React caches a failed lazy load for good.
    if (attempt !== loadAttempt()) {
      attempt = loadAttempt();
      lazyScreen = lazy<ComponentType>(fetch);
    }
    return lazyScreen;
  };
  const Screen = () => {
    // Chosen once: switching components would remount the screen and lose what was typed.
    const [Chosen] = useState<ComponentType>(choose);
    return <Chosen />;
  };
  return Object.assign(Screen, { fetch });
};

export const Gate = screen('Gate', () => import('./screens/gate.tsx'));

export const publicRoutes: readonly (readonly [string, Screen])[] = [
  [paths.start, StartScreen],
  [paths.login, screen('LoginScreen', () => import('./screens/login.tsx'))],
  [paths.welcome, screen('WelcomeScreen', () => import('./screens/welcome.tsx'))],
  [paths.registerOptions, screen('RegisterOptionsScreen', () => import('./screens/register-options.tsx'))],
  [paths.signUp, screen('SignUpScreen', () => import('./screens/sign-up.tsx'))],
  [paths.firstCar, screen('FirstCarScreen', () => import('./screens/first-car.tsx'))],
  [paths.tutorial, screen('TutorialScreen', () => import('./screens/tutorial.tsx'))],
  [paths.authCallback, screen('AuthCallbackScreen', () => import('./screens/auth-callback.tsx'))],
  [paths.forgotPassword, screen('ForgotPasswordScreen', () => import('./screens/forgot-password.tsx'))],
  [paths.resetPassword, screen('ResetPasswordScreen', () => import('./screens/reset-password.tsx'))],
  [paths.confirmEmail, screen('ConfirmEmailScreen', () => import('./screens/confirm-email.tsx'))],
  [paths.completeProfile, screen('CompleteProfileScreen', () => import('./screens/complete-profile.tsx'))],
  [paths.terms, screen('TermsScreen', () => import('./screens/terms.tsx'))],
  [paths.privacy, screen('PrivacyScreen', () => import('./screens/privacy.tsx'))],
  ['*', screen('NotFoundScreen', () => import('./screens/not-found.tsx'))],
];

/** Behind the gate, with the navigation. */
export const onboardedRoutes: readonly (readonly [string, Screen])[] = [
  [paths.home, screen('HomeScreen', () => import('./screens/home.tsx'))],
  [paths.cars, screen('CarsScreen', () => import('./screens/cars.tsx'))],
  [paths.addCar, screen('AddCarScreen', () => import('./screens/add-car.tsx'))],
  [paths.editCar, screen('EditCarScreen', () => import('./screens/edit-car.tsx'))],
  [paths.car, screen('CarScreen', () => import('./screens/car.tsx'))],
  [paths.carView, screen('CarViewScreen', () => import('./screens/car.tsx'))],
  [paths.logSymptom, screen('LogSymptomScreen', () => import('./screens/log-symptom.tsx'))],
  [paths.logRepair, screen('LogRepairScreen', () => import('./screens/log-repair.tsx'))],
  [paths.editRepair, screen('EditRepairScreen', () => import('./screens/edit-repair.tsx'))],
  [paths.symptomSummary, screen('SymptomSummaryScreen', () => import('./screens/symptom-summary.tsx'))],
  [paths.fills, screen('FillsScreen', () => import('./screens/fills.tsx'))],
  [paths.newFill, screen('NewFillScreen', () => import('./screens/edit-fill.tsx'))],
  [paths.editFill, screen('EditFillScreen', () => import('./screens/edit-fill.tsx'))],
  [paths.documents, screen('DocumentsScreen', () => import('./screens/documents.tsx'))],
  [paths.newDocument, screen('NewDocumentScreen', () => import('./screens/edit-document.tsx'))],
  [paths.editDocument, screen('EditDocumentScreen', () => import('./screens/edit-document.tsx'))],
  [paths.reminders, screen('RemindersScreen', () => import('./screens/reminders.tsx'))],
  [paths.newReminder, screen('NewReminderScreen', () => import('./screens/edit-reminder.tsx'))],
  [paths.readyPlans, screen('ReadyPlansScreen', () => import('./screens/ready-plans.tsx'))],
  [paths.editReminder, screen('EditReminderScreen', () => import('./screens/edit-reminder.tsx'))],
  [paths.assistant, screen('AssistantScreen', () => import('./screens/assistant.tsx'))],
  [paths.search, screen('SearchScreen', () => import('./screens/search.tsx'))],
  [paths.reports, screen('ReportsScreen', () => import('./screens/reports.tsx'))],
  [paths.costs, screen('CostsScreen', () => import('./screens/costs.tsx'))],
  [paths.settings, screen('SettingsScreen', () => import('./screens/settings.tsx'))],
  [paths.import, screen('ImportScreen', () => import('./screens/import.tsx'))],
  [paths.quickFill, screen('QuickFillScreen', () => import('./screens/quick-entry.tsx'))],
  [paths.quickMileage, screen('QuickMileageScreen', () => import('./screens/quick-entry.tsx'))],
  [paths.incoming, screen('IncomingScreen', () => import('./screens/incoming.tsx'))],
];

export async function fetchScreen(pathname: string): Promise<void> {
  const matches = ([path]: readonly [string, Screen]) => matchPath(path, pathname) !== null;
  const behindGate = onboardedRoutes.find(matches);
  const here = behindGate ? [Gate, behindGate[1]] : [publicRoutes.find(matches)?.[1]];
  await Promise.allSettled(here.flatMap((one) => one?.fetch?.() ?? []));
}
