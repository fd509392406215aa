import type { Car } from '#domain/cars/schema.ts';
import { carSpecs } from '#domain/cars/specs.ts';
import { withUnits } from '#domain/units/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { FactList } from '#web/ui/fact-list.tsx';

export function CarSpecs({ car }: { car: Car }) {
  return <FactList facts={carSpecs(car, withUnits(useWords(), car))} />;
}
