import { api, carScope } from '#server/platform/http/api.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { readSettings } from '#server/settings/store.ts';
import { removeCar } from './delete-car.ts';
import { addCar, editCar } from './save-car.ts';
import { listCars, readCar } from './store.ts';

export const carRoutes = {
  list: api.cars.list.handler(async ({ context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request);
    const [cars, { selectedCarId, mainCarId }] = await Promise.all([
      listCars(deps.db, owner),
      readSettings(deps.db, owner),
    ]);
    return { cars, selectedCarId, mainCarId };
  }),
  add: api.cars.add.handler(({ input, context }) => addCar(context, input)),
  read: api.cars.read.handler(async ({ input, context }) =>
    readCar(context.deps.db, await carScope(context, input)),
  ),
  edit: api.cars.edit.handler(({ input, context }) => editCar(context, input)),
  delete: api.cars.delete.handler(({ input, context }) => removeCar(context, input)),
};
