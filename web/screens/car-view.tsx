import {
  Archive,
  BellRing,
  ClipboardList,
  Ellipsis,
  FileText,
  Fuel,
  IdCard,
  Trash2,
  TriangleAlert,
  Wrench,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { HealthCard } from '#web/cars/car-health.tsx';
import { CarPhoto } from '#web/cars/car-photo.tsx';
import { DeleteCar } from '#web/cars/delete-car.tsx';
import { OutOfUseCard } from '#web/cars/out-of-use.tsx';
import { OutOfUseSheet } from '#web/cars/lazy-out-of-use-sheet.ts';
import { IssueTimeline } from '#web/issues/issue-timeline.tsx';
import { RecentIssues } from '#web/issues/recent-issues.tsx';
import { MileageCard } from '#web/mileage/mileage-card.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { CostBar } from '#web/repairs/cost-bar.tsx';
import { RecentRepairs } from '#web/repairs/recent-repairs.tsx';
import { RecordTimeline } from '#web/repairs/record-timeline.tsx';
import { ShareButton } from '#web/share/share-button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ListRow } from '#web/ui/list-row.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarPage } from './car-page.tsx';
import { CarSteps } from './car-steps.tsx';
import { Figures } from './figures.tsx';

/** Car detail, variant B: dashboard (CARDET-08, D8). */
export function CarViewScreen() {
  const { t } = useWords();
  return (
    <CarPage
      back={{ to: href('home'), label: t('Back') }}
      renderActions={(car) => (
        <>
          <ShareButton carId={car.id} title={carName(car)} />
          <CarMenu car={car} />
        </>
      )}
      skeleton={skeleton}
    >
      {(car) => <Dashboard key={car.id} car={car} />}
    </CarPage>
  );
}

const skeleton = (
  <>
    <Skeleton className="h-24" />
    <Skeleton className="mt-4 h-64" />
  </>
);

function Dashboard({ car }: { car: Car }) {
  const { t } = useWords();
  const [all, setAll] = useState<'issues' | 'repairs' | null>(null);
  const icon = 'text-accent size-6 shrink-0';
  return (
    <div className="rail:grid rail:grid-cols-2 rail:items-start flex flex-col gap-5">
      <div className="flex flex-col gap-4">
        <CarDanger car={car} steps={<CarSteps car={car} />} />
        <OutOfUseCard car={car} />
        <CarPhoto car={car} large className="rounded-card aspect-[16/9] max-h-64 w-full" />
        <HealthCard facts={car.health} />
        <div className="grid grid-cols-2 gap-3">
          <ButtonLink
            size="small"
            to={href('logSymptom')}
            icon={<TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-5" />}
          >
            {t('Log Symptom')}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            size="small"
            to={href('logRepair', { carId: car.id })}
            icon={<Wrench aria-hidden="true" strokeWidth={1.75} className="size-5" />}
          >
            {t('Log Repair')}
          </ButtonLink>
        </div>
        <Card className="p-0!">
          <ListRow
            to={href('car', { carId: car.id })}
            title={t('View symptoms')}
            text={t('All problems, repairs and specifications')}
            leading={<ClipboardList aria-hidden="true" strokeWidth={1.75} className={icon} />}
          />
          <ListRow
            to={href('reminders', { carId: car.id })}
            title={t('Reminders')}
            text={t('Oil, inspection, insurance')}
            leading={<BellRing aria-hidden="true" strokeWidth={1.75} className={icon} />}
          />
          <ListRow
            to={href('documents', { carId: car.id })}
            title={t('Documents')}
            text={t('Insurance, inspection, warranty')}
            leading={<IdCard aria-hidden="true" strokeWidth={1.75} className={icon} />}
          />
          <ListRow
            to={href('fills', { carId: car.id })}
            title={t('Fuel and charging')}
            text={t('What it uses and what it costs')}
            leading={<Fuel aria-hidden="true" strokeWidth={1.75} className={icon} />}
          />
          <ListRow
            to={href('reports')}
            title={t('Generate Health Report')}
            text={t('Shareable PDF report')}
            leading={<FileText aria-hidden="true" strokeWidth={1.75} className={icon} />}
          />
        </Card>
        <CostBar carId={car.id} />
        <Figures carId={car.id} />
        <MileageCard carId={car.id} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <section>
          <h2 className="mb-2 text-lg font-semibold">
            {all === 'issues' ? t('Issue timeline') : t('Recent issues')}
          </h2>
          {all === 'issues' ? (
            <IssueTimeline carId={car.id} filters={[]} />
          ) : (
            <>
              <RecentIssues carId={car.id} />
              <Button variant="quiet" size="small" className="-ml-4" onClick={() => setAll('issues')}>
                {t('View All Issues')}
              </Button>
            </>
          )}
        </section>
        <section>
          <h2 className="mb-2 text-lg font-semibold">
            {all === 'repairs' ? t('Service record timeline') : t('Recent repairs')}
          </h2>
          {all === 'repairs' ? (
            <RecordTimeline carId={car.id} />
          ) : (
            <>
              <RecentRepairs carId={car.id} />
              <Button variant="quiet" size="small" className="-ml-4" onClick={() => setAll('repairs')}>
                {t('View All Repairs')}
              </Button>
            </>
          )}
        </section>
      </div>
    </div>
  );
}

function CarMenu({ car }: { car: Car }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [retiring, setRetiring] = useState(false);
  return (
    <>
      <IconButton
        label={t('More actions')}
        aria-haspopup="dialog"
        icon={<Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-6" />}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={carName(car)} closeLabel={t('Close')}>
        <div className="flex flex-col gap-3 pt-2">
          <ButtonLink variant="secondary" wide to={href('editCar', { carId: car.id })}>
            {t('Edit car')}
          </ButtonLink>
          {!car.outOfUse && (
            <Button
              variant="secondary"
              wide
              icon={<Archive aria-hidden="true" strokeWidth={1.75} className="size-5" />}
              onClick={() => {
                setOpen(false);
                setRetiring(true);
              }}
            >
              {t('Sold or laid up')}
            </Button>
          )}
          <Button
            variant="danger"
            wide
            icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="size-5" />}
            onClick={() => {
              setOpen(false);
              setDeleting(true);
            }}
          >
            {t('Delete car')}
          </Button>
        </div>
      </Sheet>
      {retiring && (
        <Suspense>
          <OutOfUseSheet car={car} onClose={() => setRetiring(false)} />
        </Suspense>
      )}
      <DeleteCar car={car} open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
