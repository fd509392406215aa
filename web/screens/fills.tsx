import { Plus } from 'lucide-react';
import { memo, Suspense } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import type { Fill } from '#domain/fills/schema.ts';
import { isDrivenBy, usualEnergy } from '#domain/fills/energy-names.ts';
import { entryTexts } from '#domain/fills/entry-texts.ts';
import { EnergyIcon } from '#web/fills/energy-icon.tsx';
import { FillFigures } from '#web/fills/fill-figures.tsx';
import { FillRow } from '#web/fills/fill-row.tsx';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useFillSums } from '#web/fills/use-fill-sums.ts';
import { href } from '#web/platform/hrefs.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { withUnits } from '#domain/units/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { LongList } from '#web/ui/long-list.tsx';
import { TitledPart } from '#web/ui/titled-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarPage } from './car-page.tsx';

const FuelPlots = lazyPart(
  () => import('#web/fills/fuel-plots.tsx').then((file) => file.FuelPlots),
  showNotLoaded,
);

const skeleton = (
  <>
    <Skeleton className="h-32" />
    <Skeleton className="mt-4 h-72" />
  </>
);
const ROW_PIXELS = 72;

export const FillsScreen = () => (
  <CarPage tab="fills" skeleton={skeleton}>
    {(car) => <Fills key={car.id} car={car} />}
  </CarPage>
);

const Fills = memo(function Fills({ car }: { car: Car }) {
  const { t } = useWords();
  const query = useRecords(car.id, fillsOf);
  const energy = usualEnergy(car.fuelType);
  const texts = entryTexts(energy);
  return (
    <TitledPart
      title={t(texts.heading)}
      action={
        <ButtonLink
          size="small"
          to={href('newFill', { carId: car.id })}
          icon={<Plus aria-hidden="true" className="size-4" />}
        >
          {t(texts.add)}
        </ButtonLink>
      }
    >
      <Loaded query={query} skeleton={skeleton}>
        {(fills) =>
          fills.length === 0 ? (
            <EmptyState icon={<EnergyIcon energy={energy} strokeWidth={1.5} />} title={t(texts.none)}>
              {t(texts.howToBegin)}
            </EmptyState>
          ) : (
            <FillList car={car} fills={fills} />
          )
        }
      </Loaded>
    </TitledPart>
  );
});

type Answer = { isMissedBefore: boolean } | { isConfirmed: boolean };

function FillList({ car, fills }: { car: Car; fills: readonly Fill[] }) {
  const words = withUnits(useWords(), car);
  const { t } = words;
  const sums = useFillSums(fills, car);
  const edit = useEdit('fills.edit');
  const set = async (before: Fill, answer: Answer) => {
    try {
      return !(await edit.save({ carId: car.id, fillId: before.id }, before, answer)).isGivenUp;
    } catch (error) {
      console.warn('The fill-up could not be changed', error);
      showFailure(t, error);
      return false;
    }
  };
  const answer = async (fill: Fill, isMissed: boolean) => {
    const given = isMissed ? { isMissedBefore: true } : { isConfirmed: true };
    if (!(await set(fill, given))) return;
    const undo = isMissed ? { isMissedBefore: false } : { isConfirmed: false };
    showToast({
      title: t(entryTexts(fill.energy).saved),
      action: { label: t('Undo'), run: () => void set({ ...fill, ...given }, undo) },
    });
  };
  return (
    <div className="rail:grid rail:grid-cols-2 rail:items-start rail:gap-6 flex flex-col gap-4">
      <div className="flex min-w-0 flex-col gap-4">
        {sums ? (
          <>
            <FillFigures car={car} summary={sums.summary} words={words} />
            <Suspense fallback={<Skeleton className="h-96" />}>
              <FuelPlots car={car} summary={sums.summary} words={words} />
            </Suspense>
          </>
        ) : (
          skeleton
        )}
      </div>
      <Card className="p-0!">
        <LongList items={fills} entryHeight={ROW_PIXELS}>
          {(items) => (
            <ul>
              {items.map((fill) => (
                <FillRow
                  key={fill.id}
                  fill={fill}
                  words={words}
                  mark={sums && (sums.marks.get(fill.id) ?? null)}
                  isEnergyNamed={(sums?.summary.energies.length ?? 0) > 1 || !isDrivenBy(fill.energy)}
                  onAnswer={(isMissed) => void answer(fill, isMissed)}
                />
              ))}
            </ul>
          )}
        </LongList>
      </Card>
      <ConflictDialog carId={car.id} conflict={edit.conflict} procedure="fills.edit" />
    </div>
  );
}
