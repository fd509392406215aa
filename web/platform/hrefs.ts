/** The paths of docs/maintain/specification/navigation.md in the router's syntax. */
export const paths = {
  start: '/',
  login: '/login',
  describe: '/describe',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  authCallback: '/auth/callback',
  confirmEmail: '/auth/confirm-email',
  completeProfile: '/auth/complete-profile',
  welcome: '/onboarding/welcome',
  registerOptions: '/onboarding/register-options',
  signUp: '/onboarding/signup',
  firstCar: '/onboarding/add-car',
  tutorial: '/onboarding/tutorial',
  terms: '/terms',
  privacy: '/privacy',
  home: '/home',
  cars: '/cars',
  addCar: '/cars/add',
  car: '/cars/:carId',
  editCar: '/cars/edit/:carId',
  carView: '/car-view/:carId',
  history: '/cars/:carId/history',
  carCosts: '/cars/:carId/costs',
  logSymptom: '/log-symptom',
  logRepair: '/log-repair/:carId?',
  editRepair: '/log-repair/:carId/:repairId',
  symptomSummary: '/symptom-summary/:carId/:issueId',
  documents: '/cars/:carId/documents',
  newDocument: '/cars/:carId/documents/new',
  editDocument: '/cars/:carId/documents/:documentId',
  fills: '/fuel/:carId',
  newFill: '/fuel/:carId/new',
  editFill: '/fuel/:carId/:fillId',
  reminders: '/reminders/:carId',
  newReminder: '/reminders/:carId/new',
  readyPlans: '/reminders/:carId/plans',
  editReminder: '/reminders/:carId/:reminderId',
  due: '/due',
  search: '/search',
  reports: '/reports',
  costs: '/costs',
  settings: '/settings',
  settingsPart: '/settings/:part',
  import: '/import',
  quickFill: '/quick/fill',
  quickMileage: '/quick/mileage',
  incoming: '/incoming',
  connect: '/connect',
  assistant: '/assistant/:carId?',
  mechanicShare: '/mechanic-share',
} as const;

type ParameterNames<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParameterNames<Head> | ParameterNames<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never;
type Optional<Name> = Name extends `${string}?` ? Name : never;
type Bare<Name> = Name extends `${infer Core}?` ? Core : Name;
type Parameters<P extends string> = {
  [Name in Exclude<ParameterNames<P>, Optional<ParameterNames<P>>>]: string;
} & { [Name in Optional<ParameterNames<P>> as Bare<Name> & string]?: string | null | undefined };

function fillPath<P extends string>(
  path: P,
  ...[parameters]: ParameterNames<P> extends never ? [] : [Parameters<P>]
): string {
  const given: Record<string, string | null | undefined> = parameters ?? {};
  return path.replace(/\/:(\w+)\??/g, (_, key: string) => {
    const value = given[key];
    return value ? `/${encodeURIComponent(value)}` : '';
  });
}

export const href = <Name extends keyof typeof paths>(
  name: Name,
  ...parameters: ParameterNames<(typeof paths)[Name]> extends never ? [] : [Parameters<(typeof paths)[Name]>]
): string => fillPath<(typeof paths)[Name]>(paths[name], ...parameters);

/** The page of a car, tab by tab; the first one has two addresses. */
const carPage = ['car', 'carView', 'history', 'fills', 'carCosts', 'reminders', 'documents'] as const;

/** The addresses of the page of a car that this is one of; none for other pages. */
export function carAddresses(pathname: string): string[] {
  const [, carId] = /^\/(?:cars|car-view|fuel|reminders)\/([^/]+)/.exec(pathname) ?? [];
  const all = carId === undefined ? [] : carPage.map((name) => href(name, { carId }));
  return all.includes(pathname) ? all : [];
}

export type CarList = 'issues' | 'repairs';

/** Link props for all problems or repairs in the history of a car. */
export const carList = (carId: string, list: CarList) => ({
  to: href('history', { carId }),
  state: { list },
});

export const listOf = (state: unknown): CarList | null => (state as { list?: CarList } | null)?.list ?? null;

/** Link props for viewing a repair. The address is that of its form, which opens if the state is missing. */
export const repairView = (carId: string, repairId: string) => ({
  to: href('editRepair', { carId, repairId }),
  state: { isView: true },
});

type NamedRecord = {
  readonly kind: 'issue' | 'repair' | 'fill' | 'document' | 'reminder';
  readonly id: string;
  readonly carId: string;
};

/** Link props for a record's own page. */
export function recordLink({ kind, id, carId }: NamedRecord): { to: string; state?: unknown } {
  switch (kind) {
    case 'issue':
      return { to: href('symptomSummary', { carId, issueId: id }) };
    case 'repair':
      return repairView(carId, id);
    case 'fill':
      return { to: href('editFill', { carId, fillId: id }) };
    case 'document':
      return { to: href('editDocument', { carId, documentId: id }) };
    case 'reminder':
      return { to: href('editReminder', { carId, reminderId: id }) };
  }
}

export const isRepairView = (state: unknown): boolean =>
  (state as { isView?: boolean } | null)?.isView === true;
