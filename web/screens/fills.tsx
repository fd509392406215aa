import { Fuel, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Fill } from '#domain/fills/schema.ts';
import { howToBegin, usualEnergy } from '#domain/fills/energy-names.ts';
import { summarize } from '#domain/fills/summary-rules.ts';
import { limits } from '#domain/limits.ts';
import { FillFigures } from '#web/fills/fill-figures.tsx';
import { FillRow } from '#web/fills/fill-row.tsx';
import { useFillWrite } from '#web/fills/use-fill-write.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { withUnits } from '#domain/units/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notifyError } from '#web/platform/notices/notify-error.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChunkedList } from '#web/ui/chunked-list.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarOnly } from './car-only.tsx';

const skeleton = (
  <>
    <Skeleton className="h-32" />
    <Skeleton className="mt-4 h-72" />
  </>
);
const ROW_PIXELS = 72;

/** FUEL-20. */
export function FillsScreen() {
  const { t } = useWords();
  return (
    <CarOnly
      title={t('Fuel and charging')}
      skeleton={skeleton}
      renderActions={({ id }) => (
        <ButtonLink
          size="small"
          to={href('newFill', { carId: id })}
          icon={<Plus aria-hidden="true" className="size-4" />}
        >
          {t('Add fill-up')}
        </ButtonLink>
      )}
    >
      {(car) => <Fills key={car.id} car={car} />}
    </CarOnly>
  );
}

function Fills({ car }: { car: Car }) {
  const { t } = useWords();
  const query = useRead('fills.list', { carId: car.id });
  return (
    <>
      <p className="text-muted mb-3">{carName(car)}</p>
      <Loaded query={query} skeleton={skeleton}>
        {({ fills }) =>
          fills.length === 0 ? (
            <EmptyState icon={<Fuel strokeWidth={1.5} />} title={t('No fill-ups yet')}>
              {t(howToBegin(usualEnergy(car.fuelType)))}
            </EmptyState>
          ) : (
            <FillList car={car} fills={fills} />
          )
        }
      </Loaded>
    </>
  );
}

function FillList({ car, fills }: { car: Car; fills: readonly Fill[] }) {
  const words = withUnits(useWords(), car);
  const { t } = words;
  const day = deviceDay();
  const summary = useMemo(() => summarize(fills, day), [fills, day]);
  const write = useFillWrite(car.id);
  const markMissed = async (fill: Fill) => {
    try {
      await write.change(fill, { isMissedBefore: true });
    } catch (error) {
      console.warn('The fill-up could not be changed', error);
      notifyError(t, 'Could not save. Please try again.');
    }
  };
  const starts = fills.filter((_, at) => at > 0 && at % limits.listChunk === 0).map(({ id }) => id);
  return (
    <div className="flex flex-col gap-4">
      <FillFigures summary={summary} words={words} />
      <Card className="p-0!">
        <ChunkedList marks={{ count: fills.length, marks: starts }} height={limits.listChunk * ROW_PIXELS}>
          {({ cursor }) => {
            const from = cursor === null ? 0 : fills.findIndex(({ id }) => id === cursor);
            return (
              <ul>
                {fills.slice(from, from + limits.listChunk).map((fill) => (
                  <FillRow
                    key={fill.id}
                    fill={fill}
                    words={words}
                    mark={summary.marks.get(fill.id)}
                    isEnergyNamed={summary.energies.length > 1 || !summary.marks.has(fill.id)}
                    onMissed={() => void markMissed(fill)}
                  />
                ))}
              </ul>
            );
          }}
        </ChunkedList>
      </Card>
      <ConflictDialog carId={car.id} conflict={write.conflict} procedure="fills.edit" />
    </div>
  );
}
