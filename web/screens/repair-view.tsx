import { Pencil } from 'lucide-react';
import { Navigate, useNavigate } from '#web/platform/router/router.tsx';
import { carsToChoose } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { formatInstantDay } from '#domain/language/format.ts';
import { repairFormValues, repeatedRepairValues } from '#domain/repairs/form-values.ts';
import type { Repair as StoredRepair, RepairForm } from '#domain/repairs/schema.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { CarSwitcher } from '#web/cars/car-switcher.tsx';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { IssueStatusBadge } from '#web/issues/issue-status.tsx';
import { storedFile } from '#web/media/stored-file.ts';
import { RecordFiles } from '#web/media/record-files.tsx';
import { undoAction, useRemoval } from '#web/platform/forms/use-removal.ts';
import { useSubmission } from '#web/platform/forms/use-submission.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useCompletedBy } from '#web/reminders/completed-by-repair.ts';
import { useDeleteQuestion } from '#web/repairs/delete-question.ts';
import { RepairDetails } from '#web/repairs/repair-details.tsx';
import { useFormOfRepair } from '#web/repairs/use-form-of-repair.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { DeleteAction } from '#web/ui/delete-action.tsx';
import { ListRow } from '#web/ui/list-row.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { carryEntry } from './carry-entry.ts';
import { SameAgain } from './same-again.tsx';
import { logRepairDraft } from './use-repair-form.ts';

type Shown = { carId: Id; repairId: Id };

/** Shares the address of the form; the history state added by `repairView` decides between the two. */
export function RepairView({ carId, repairId }: Shown) {
  const { t } = useWords();
  const query = useFormOfRepair(carId, repairId);
  const car = useGarage().data?.cars.find(({ id }) => id === carId);
  if (query.isMissing) return <Navigate replace to={href('carView', { carId })} />;
  return (
    <Page
      title={t('Repair record')}
      back={{ to: href('carView', { carId }), label: t('Back') }}
      actions={
        <ButtonLink
          variant="secondary"
          size="small"
          to={href('editRepair', { carId, repairId })}
          icon={<Pencil aria-hidden="true" className="size-4" />}
        >
          {t('Edit')}
        </ButtonLink>
      }
    >
      {car && <CarDanger car={car} className="mb-4" />}
      <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
        {(form) => (
          <>
            {form.repair && <CarOfRepair carId={carId} repair={form.repair} />}
            <Repair carId={carId} form={form} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Another car chosen here is that of its form, where saving moves it. */
function CarOfRepair({ carId, repair }: { carId: Id; repair: StoredRepair }) {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const cars = useGarage().data?.cars ?? [];
  const move = async (other: Id) => {
    try {
      const files = await Promise.all(repair.receipts.map((file) => storedFile(file)));
      // Its problems are those of this car.
      const values = { ...repairFormValues(repair, language), receipts: [], links: {} };
      const from = { carId, id: repair.id };
      const state = await carryEntry({ draftKey: logRepairDraft(other), values, from, files });
      navigate(href('logRepair', { carId: other }), { state });
    } catch (error) {
      console.warn('The receipts cannot be taken along', error);
      showError(t, 'This needs an internet connection');
    }
  };
  return (
    <div className="mb-4">
      <CarSwitcher
        cars={carsToChoose(cars, carId)}
        carId={carId}
        label={t('Car')}
        onChange={(other) => void move(other)}
      />
    </div>
  );
}

function Repair({ carId, form: { repair, offeredIssues } }: { carId: Id; form: RepairForm }) {
  const words = useCarWords(carId);
  const { t, language } = words;
  const removal = useRemoval('repairs.delete');
  const { busy, run } = useSubmission();
  const completed = useCompletedBy(repair?.id ?? null);
  const question = useDeleteQuestion(repair, completed.titles);
  if (!repair) return null;
  const linked = offeredIssues.flatMap((issue) =>
    repair.resolvedIssues.includes(issue.id)
      ? { ...issue, outcome: 'resolved' as const }
      : repair.partiallyResolvedIssues.includes(issue.id)
        ? { ...issue, outcome: 'partially_resolved' as const }
        : [],
  );
  return (
    <>
      <RepairDetails
        repair={repair}
        words={words}
        receipts={<RecordFiles files={repair.receipts} />}
        issues={
          linked.length > 0 && (
            <ul className="-m-4">
              {linked.map(({ id, title, date, outcome }) => (
                <li key={id}>
                  <ListRow
                    to={href('symptomSummary', { carId, issueId: id })}
                    title={<span className="break-words">{title}</span>}
                    text={<span className="tabular">{formatInstantDay(date, language)}</span>}
                    trailing={<IssueStatusBadge status={outcome} />}
                  />
                </li>
              ))}
            </ul>
          )
        }
      />
      <SameAgain
        draftKey={logRepairDraft(carId)}
        to={href('logRepair', { carId })}
        values={() => repeatedRepairValues(repair, language, deviceDay())}
      />
      <DeleteAction
        label={t('Delete repair')}
        name={repair.title}
        question={question}
        busy={busy}
        onDelete={() =>
          run('deleting', async () => {
            const undo = await removal.remove({ carId, repairId: repair.id });
            const toast = {
              title: t('Repair deleted successfully'),
              ...completed.offer,
              ...undoAction(t, undo),
            };
            return { toast, to: href('carView', { carId }) };
          })
        }
      />
    </>
  );
}
