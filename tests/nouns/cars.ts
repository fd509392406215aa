import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';
import { carDraft, newCar } from '#tests/people.ts';
import { uploadPicture } from '#tests/upload.ts';

export const cars: NounCase<'cars'> = {
  inputs: {
    list: () => ({}),
    add: () => carDraft({ vin: 'YV1SW61', mileage: 1000 }),
    read: ({ carId }) => ({ carId }),
    edit: ({ carId }) => ({
      opId: newId(),
      baseVersion: 1,
      carId,
      changes: { model: { from: 'V70', to: 'V90' } },
    }),
    delete: ({ carId }) => ({ opId: newId(), carId }),
  },
  async make(owner) {
    const photoId = await uploadPicture(owner, 'car-photo');
    const purchase = { date: null, price: { amount: 9181.57, currency: 'EUR' }, km: null };
    const car = await newCar(owner, { nickname: 'Zebrazilla', vin: 'SECRETVIN0001', photoId, purchase });
    return { carId: car.id };
  },
  secrets: ['Zebrazilla', 'SECRETVIN0001', '9181.57'],
  news: { add: 'car', edit: 'car', delete: 'car' },
  forgets: 'cars.delete',
  pages: {},
};
