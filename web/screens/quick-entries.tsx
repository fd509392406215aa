import Fuel from 'lucide-react/icons/fuel';
import Gauge from 'lucide-react/icons/gauge';
import PlugZap from 'lucide-react/icons/plug-zap';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Wrench from 'lucide-react/icons/wrench';
import { Suspense, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { MileageDialog } from '#web/mileage/lazy-mileage-dialog.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Link } from '#web/ui/link.tsx';

const look =
  'bg-surface border-line shadow-card hover:bg-sunken rounded-card flex min-h-16 min-w-0 grow flex-col wide:basis-0 items-center justify-center gap-1 border px-1 py-2 text-xs min-[23rem]:text-sm font-medium transition-colors duration-150';
const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'text-accent size-6' } as const;

/** What is entered most often, in one tap. */
export function QuickEntries({ car }: { car: Car }) {
  const { t } = useWords();
  const [isEntering, setEntering] = useState(false);
  const carId = car.id;
  const isElectric = car.fuelType === 'electric';
  return (
    <div role="group" aria-label={t('Add')} className="flex flex-wrap gap-1.5">
      <Link to={href('newFill', { carId })} className={look}>
        {isElectric ? <PlugZap {...icon} /> : <Fuel {...icon} />}
        {t(isElectric ? 'Charging' : 'Fill-up')}
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={() => setEntering(true)} className={look}>
        <Gauge {...icon} />
        {t('Mileage')}
      </button>
      <Link to={href('logSymptom')} className={look}>
        <TriangleAlert {...icon} />
        {t('Problem')}
      </Link>
      <Link to={href('logRepair', { carId })} className={look}>
        <Wrench {...icon} />
        {t('Repair')}
      </Link>
      {isEntering && (
        <Suspense>
          <MileageDialog car={car} onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </div>
  );
}
