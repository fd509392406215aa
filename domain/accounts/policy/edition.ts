/** Of the terms and the privacy policy together. Raise both with every change of what they say: accounts are told. */
export const POLICY = { version: 6, day: '2026-11-30' } as const;
