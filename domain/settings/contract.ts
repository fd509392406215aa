import { edit, owner, ownerReads } from '#domain/contract-base.ts';
import { Settings, SettingsEdit } from './schema.ts';

export const settingsContract = {
  settings: {
    read: ownerReads('/settings', "The owner's settings").output(Settings),
    edit: owner
      .route({ method: 'PATCH', path: '/settings', summary: 'Changes settings field by field' })
      .input(SettingsEdit)
      .output(Settings)
      .errors(edit),
  },
};
