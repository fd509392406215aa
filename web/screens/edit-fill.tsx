import { useState } from 'react';
import { useParams } from '#web/platform/router/router.tsx';
import { usualEnergy } from '#domain/fills/energy-names.ts';
import { entryTexts } from '#domain/fills/entry-texts.ts';
import { useCarOfAddress } from '#web/cars/use-car-of-address.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useCarCurrency } from '#web/platform/reads/currency.ts';
import { useRecord } from '#web/platform/records/use-record.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { CarOnly, formSkeleton, RecordOnly } from './car-only.tsx';
import { isMove } from './carry-entry.ts';
import { FillForm, newFillDraft } from './fill-form.tsx';

export function NewFillScreen() {
  const { carId = '' } = useParams();
  return <NewFill key={carId} carId={carId} />;
}

/** Offers the values of the last fill-up, but does not require them. One that moves here is edited. */
function NewFill({ carId }: { carId: string }) {
  const { t } = useWords();
  const [isMoved] = useState(() => isMove(newFillDraft(carId)));
  const energy = usualEnergy(useCarOfAddress().car?.fuelType ?? null);
  const { data, isFetched, failureCount } = useRecords(carId, fillsOf);
  const settings = useRead('settings.read');
  const currency = useCarCurrency(carId);
  return (
    <CarOnly title={t(entryTexts(energy)[isMoved ? 'edit' : 'add'])} back="fills">
      {({ id, batteryCapacity }) => (
        <Loaded query={settings} skeleton={formSkeleton}>
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
              formSkeleton
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
    <RecordOnly title={t(entryTexts(query.data?.energy ?? 'gasoline').edit)} back="fills" query={query}>
      {(fill, { id, batteryCapacity }) => (
        <FillForm key={fillId} carId={id} batteryCapacity={batteryCapacity} fill={fill} usual={fill} />
      )}
    </RecordOnly>
  );
}
