import { describe, expect, test } from 'vitest';
import { gateVerdict, safeOrigin, type GateFacts } from './gate-rules.ts';

const session = { emailVerified: true, onboardingCompleted: true };
const open: GateFacts = { session, hasProfile: true, isOnboardedHere: false };

describe('the gate', () => {
  test('checks in a fixed order, whatever else is wrong', { tags: ['GATE-01', 'GATE-08'] }, () => {
    const nothing = { emailVerified: false, onboardingCompleted: false };
    const order: [GateFacts, ReturnType<typeof gateVerdict>][] = [
      [{ session: undefined, hasProfile: undefined, isOnboardedHere: false }, 'checking-authentication'],
      [{ session: nothing, hasProfile: undefined, isOnboardedHere: false }, 'verifying-profile'],
      [{ session: null, hasProfile: undefined, isOnboardedHere: false }, 'sign-in'],
      [{ session: null, hasProfile: false, isOnboardedHere: false }, 'sign-in'],
      [{ session: nothing, hasProfile: false, isOnboardedHere: false }, 'confirm-email'],
      [
        { session: { ...nothing, emailVerified: true }, hasProfile: false, isOnboardedHere: false },
        'complete-profile',
      ],
      [
        { session: { ...nothing, emailVerified: true }, hasProfile: true, isOnboardedHere: false },
        'tutorial',
      ],
      [open, 'open'],
    ];
    for (const [facts, verdict] of order) expect(gateVerdict(facts)).toBe(verdict);
  });

  test('a tutorial finished in this browser counts too', { tags: ['GATE-08'] }, () => {
    const here = {
      ...open,
      session: { emailVerified: true, onboardingCompleted: false },
      isOnboardedHere: true,
    };
    expect(gateVerdict(here)).toBe('open');
  });
});

test('D9: only a path inside the app is remembered', { tags: ['GATE-05'] }, () => {
  expect(safeOrigin('/reports?car=1')).toBe('/reports?car=1');
  expect(safeOrigin('/help/login')).toBe('/help/login');
  const others = [
    null,
    '',
    '/',
    '//evil.example',
    'https://evil.example',
    '/\\evil',
    '/login',
    '/onboarding/signup',
    '/api/cars',
  ];
  expect(others.map(safeOrigin)).toEqual(others.map(() => null));
});
