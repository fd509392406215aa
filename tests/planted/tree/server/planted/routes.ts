import { api } from '#server/platform/http/api.ts';
import { plantedPage } from './list-planted.ts';
import { addPlanted, removePlanted } from './save-planted.ts';

export const plantedRoutes = {
  list: plantedPage,
  add: api.planted.add.handler(({ input, context }) => addPlanted(context, input)),
  delete: api.planted.delete.handler(({ input, context }) => removePlanted(context, input)),
};
