/** A separate file, so that screens can import it without the schemas. */
export const defaultSettings = {
  language: 'en',
  notificationsEnabled: true,
  mechanicSharingEnabled: true,
  modelAllowed: true,
  modelPictures: null,
  modelPicturesHost: null,
  policySeen: 1,
  setUpSeen: null,
  currency: 'USD',
  theme: 'system',
  roadsidePhone: null,
  selectedCarId: null,
  mainCarId: null,
} as const;
