import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { owner } from '#server/accounts/table.ts';
import { instant, version, updatedAt } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const settings = pgTable('settings', {
  ownerId: owner().primaryKey(),
  language: text('language').$type<'en' | 'lv'>().notNull(),
  notificationsEnabled: boolean('notifications_enabled').notNull(),
  mechanicSharingEnabled: boolean('mechanic_sharing_enabled').notNull(),
  modelAllowed: boolean('model_allowed').notNull().default(true),
  modelPictures: boolean('model_pictures'),
  modelPicturesHost: text('model_pictures_host'),
  /** When the owner last said whether pictures may go to the model: consent has to be shown. */
  modelPicturesAt: instant('model_pictures_at'),
  policySeen: integer('policy_seen').notNull().default(1),
  setUpSeen: text('set_up_seen'),
  currency: text('currency').notNull(),
  theme: text('theme').$type<'system' | 'light' | 'dark'>().notNull(),
  roadsidePhone: text('roadside_phone'),
  selectedCarId: uuid('selected_car_id'),
  mainCarId: uuid('main_car_id'),
  version: version(),
  updatedAt: updatedAt(),
});

export const settingsTables = {
  settings: policyOf(settings, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { ownerId: 'authUser', selectedCarId: 'cars', mainCarId: 'cars' },
    portable: {
      section: 'settings',
      withheld: [
        'ownerId',
        'modelPictures',
        'modelPicturesHost',
        'modelPicturesAt',
        'policySeen',
        'setUpSeen',
        'version',
        'updatedAt',
      ],
    },
    shared: ['currency'],
    news: 'settings',
  }),
};
