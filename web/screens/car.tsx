import { Archive, Pencil, Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { CarPhoto } from '#web/cars/car-photo.tsx';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { HealthLine } from '#web/cars/car-health.tsx';
import { CarSpecs } from '#web/cars/car-specs.tsx';
import { DeleteCar } from '#web/cars/delete-car.tsx';
import { OutOfUseCard } from '#web/cars/out-of-use.tsx';
import { OutOfUseSheet } from '#web/cars/lazy-out-of-use-sheet.ts';
import { useHasNoIssues } from '#web/issues/issue-page.ts';
import { IssueTimeline } from '#web/issues/issue-timeline.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { CostBar } from '#web/repairs/cost-bar.tsx';
import { RecordTimeline } from '#web/repairs/record-timeline.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListRow } from '#web/ui/list-row.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarPage } from './car-page.tsx';
import { CarSteps } from './car-steps.tsx';

/** Car detail, variant A: specs, edit, delete, issues (CARDET-01, D8). */
export function CarScreen() {
  const { t } = useWords();
  return (
    <CarPage back={{ to: href('cars'), label: t('Back to My Cars') }} skeleton={skeleton}>
      {(car) => <Detail key={car.id} car={car} />}
    </CarPage>
  );
}

const skeleton = (
  <>
    <Skeleton className="h-56" />
    <Skeleton className="mt-5 h-64" />
  </>
);

function Detail({ car }: { car: Car }) {
  const { t } = useWords();
  const [deleting, setDeleting] = useState(false);
  const [retiring, setRetiring] = useState(false);
  const isFirst = useHasNoIssues(car.id);
  return (
    <div className="rail:grid rail:grid-cols-[5fr_7fr] rail:items-start flex flex-col gap-6">
      <div className="flex flex-col gap-4">
        <CarDanger car={car} steps={<CarSteps car={car} />} />
        <OutOfUseCard car={car} />
        <Card className="overflow-hidden p-0!">
          <CarPhoto car={car} large className="aspect-[16/9] max-h-72 w-full" />
          <div className="p-4">
            <HealthLine facts={car.health} />
            <h2 className="mt-3 mb-3 text-lg font-semibold">{t('Specifications')}</h2>
            <CarSpecs car={car} />
            <div className="mt-5 flex flex-wrap gap-3">
              <ButtonLink
                variant="secondary"
                size="small"
                to={href('editCar', { carId: car.id })}
                icon={<Pencil aria-hidden="true" className="size-4" />}
              >
                {t('Edit')}
              </ButtonLink>
              {!car.outOfUse && (
                <Button
                  variant="secondary"
                  size="small"
                  icon={<Archive aria-hidden="true" className="size-4" />}
                  onClick={() => setRetiring(true)}
                >
                  {t('Sold or laid up')}
                </Button>
              )}
            </div>
          </div>
        </Card>
        <Card className="p-0!">
          <ListRow to={href('carView', { carId: car.id })} title={t('Car overview')} />
          <ListRow to={href('reminders', { carId: car.id })} title={t('Reminders')} />
          <ListRow to={href('documents', { carId: car.id })} title={t('Documents')} />
          <ListRow to={href('fills', { carId: car.id })} title={t('Fuel and charging')} />
          <ListRow to={`${href('import')}?car=${car.id}`} title={t('Import from other apps')} />
        </Card>
        <CostBar carId={car.id} />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <section>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-lg font-semibold">{t('Issues')}</h2>
            <ButtonLink
              size="small"
              to={href('logSymptom')}
              icon={isFirst ? <Plus aria-hidden="true" className="size-4" /> : undefined}
            >
              {isFirst ? t('Log Your First Issue') : t('+ Add New')}
            </ButtonLink>
          </div>
          {isFirst ? (
            <p className="text-muted">{t('No issues logged yet')}</p>
          ) : (
            <IssueTimeline carId={car.id} hideAdd />
          )}
        </section>
        <section>
          <h2 className="mb-3 text-lg font-semibold">{t('Maintenance history')}</h2>
          <RecordTimeline carId={car.id} />
        </section>
        {/* Away from what is tapped often. */}
        <Button
          variant="danger"
          size="small"
          className="self-start"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => setDeleting(true)}
        >
          {t('Delete')}
        </Button>
      </div>
      {retiring && (
        <Suspense>
          <OutOfUseSheet car={car} onClose={() => setRetiring(false)} />
        </Suspense>
      )}
      <DeleteCar car={car} open={deleting} onClose={() => setDeleting(false)} />
    </div>
  );
}
