export const planted = {
  'Planted records': 'Iestādītie ieraksti',
} as const satisfies Record<string, string>;
