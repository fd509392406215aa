import { Navigate, useParams } from '#web/platform/router/router.tsx';
import { usualEnergy } from '#domain/fills/energy-names.ts';
import { entryTexts } from '#domain/fills/entry-texts.ts';
import { useCarOfAddress } from '#web/cars/use-car-of-address.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useCarCurrency } from '#web/platform/reads/currency.ts';
import { useRecord } from '#web/platform/records/use-record.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarOnly } from './car-only.tsx';
import { FillForm } from './fill-form.tsx';

const skeleton = <Skeleton className="h-96" />;

/** Offers the values of the last fill-up, but does not require them. */
export function NewFillScreen() {
  const { t } = useWords();
  const { carId = '' } = useParams();
  const energy = usualEnergy(useCarOfAddress().car?.fuelType ?? null);
  const { data, isFetched, failureCount } = useRecords(carId, fillsOf);
  const settings = useRead('settings.read');
  const currency = useCarCurrency(carId);
  return (
    <CarOnly title={t(entryTexts(energy).add)} back="fills" skeleton={skeleton}>
      {({ id, batteryCapacity }) => (
        <Loaded query={settings} skeleton={skeleton}>
          {() =>
            data || isFetched || failureCount > 0 ? (
              <FillForm
                key={id}
                carId={id}
                batteryCapacity={batteryCapacity}
                fill={null}
                last={data?.[0]}
                usual={{ energy, currency }}
              />
            ) : (
              skeleton
            )
          }
        </Loaded>
      )}
    </CarOnly>
  );
}

/** Redirects to the car's fill-ups if this one is unknown. */
export function EditFillScreen() {
  const { t } = useWords();
  const { carId = '', fillId = '' } = useParams();
  const query = useRecord(carId, (records) => fillsOf(records).find(({ id }) => id === fillId));
  return (
    <CarOnly title={t(entryTexts(query.data?.energy ?? 'gasoline').edit)} back="fills" skeleton={skeleton}>
      {({ id, batteryCapacity }) => (
        <Loaded query={query} skeleton={skeleton}>
          {(fill) =>
            fill ? (
              <FillForm key={fillId} carId={id} batteryCapacity={batteryCapacity} fill={fill} usual={fill} />
            ) : (
              <Navigate replace to={href('fills', { carId: id })} />
            )
          }
        </Loaded>
      )}
    </CarOnly>
  );
}
