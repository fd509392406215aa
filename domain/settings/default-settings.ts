/** ENT-49 to ENT-51, D71. In a file of its own, so that a screen can have it without the shapes. */
export const defaultSettings = {
  language: 'en',
  notificationsEnabled: true,
  mechanicSharingEnabled: true,
  currency: 'USD',
  theme: 'system',
  selectedCarId: null,
  mainCarId: null,
} as const;
