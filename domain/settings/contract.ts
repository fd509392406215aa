import { edit, owner } from '#domain/contract-base.ts';
import { Settings, SettingsEdit } from './schema.ts';

export const settingsContract = {
  settings: {
    read: owner.route({ method: 'GET', path: '/settings', summary: "The owner's settings" }).output(Settings),
    edit: owner
      .route({ method: 'PATCH', path: '/settings', summary: 'Changes settings field by field' })
      .input(SettingsEdit)
      .output(Settings)
      .errors(edit),
  },
};
