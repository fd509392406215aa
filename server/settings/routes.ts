import { api } from '#server/platform/http/api.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { editSettings } from './edit-settings.ts';
import { readSettings } from './store.ts';

export const settingsRoutes = {
  read: api.settings.read.handler(async ({ context: { deps, request } }) =>
    readSettings(deps.db, await signedInOwner(deps, request, 'unconfirmed')),
  ),
  edit: api.settings.edit.handler(({ input, context }) => editSettings(context, input)),
};
