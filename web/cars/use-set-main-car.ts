import type { Id } from '#domain/ids.ts';
import { useWrite } from '#web/platform/reads/query.ts';

export function useSetMainCar() {
  const write = useWrite('settings.edit');
  return (carId: Id, from: Id | null) =>
    write.mutateAsync({ baseVersion: 1, changes: { mainCarId: { from, to: carId } } });
}
