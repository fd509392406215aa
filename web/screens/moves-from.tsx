import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { useWords } from '#web/platform/language/language.ts';

export function MovesFrom({ car }: { car: Car | undefined }) {
  const { t } = useWords();
  if (!car) return null;
  return (
    <p role="status" className="text-muted mt-2 text-sm">
      {t('When you save, this record moves here from {car}.', { car: carName(car) })}
    </p>
  );
}
