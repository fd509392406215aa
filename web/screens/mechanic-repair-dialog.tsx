import { ReceiptText } from 'lucide-react';
import { doubtsOf } from '#domain/doubts/rules.ts';
import { costText } from '#domain/money/cost-text.ts';
import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { useOneFile, type OneFile } from '#web/media/use-one-file.tsx';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { useQuestions } from '#web/platform/forms/use-questions.ts';
import { useWords } from '#web/platform/language/language.ts';
import { doubtContext } from '#web/share/doubt-context.ts';
import { logMechanicRepair } from '#web/share/send-record.ts';
import { DescribedFields, MechanicFields } from '#web/share/mechanic-fields.tsx';
import { useMechanicShare } from '#web/share/mechanic-share-context.ts';
import { SolvedIssues } from '#web/share/solved-issues.tsx';
import { useMechanicForm } from '#web/share/use-mechanic-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { CurrencySelect } from '#web/ui/currency-select.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type More = {
  cost: string;
  /** Absent unless another than the proposed one was chosen. */
  currency?: string;
  mileage: string;
  links: Record<string, LinkOutcome>;
  receipt: OneFile | null;
};
const empty: More = { cost: '', mileage: '', links: {}, receipt: null };

export function MechanicRepairDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useWords();
  const link = useMechanicShare();
  const { token, shared } = link;
  const questions = useQuestions();
  const form = useMechanicForm({
    kind: 'repair',
    more: empty,
    load: ({ currency = shared.currency }) =>
      import('#domain/share/form.ts').then((forms) => forms.mechanicRepairForm(currency, new Date())),
    accept: ({ date, mileage = null, cost, currency = shared.currency }, element) =>
      questions.accept(doubtsOf({ date, mileage, cost, currency }, doubtContext(link)), element),
    send: async (record) =>
      (await receipt.whenSettled()) === undefined
        ? undefined
        : // What the page showed, though the car's newest record may have another by now.
          logMechanicRepair(token, { ...record, currency: record.currency ?? shared.currency }),
    told: ({ cost, currency = shared.currency }) => costText({ cost, currency }, language),
    failed: 'Failed to add repair record',
    onClose,
  });
  const { values, change } = form;
  const field = useFields(values, form.errors, change);
  const receipt = useOneFile({
    purpose: 'receipt',
    carId: null,
    link,
    accept: 'image/*',
    file: values.receipt,
    onChange: (file) => change({ receipt: file }),
    label: t('Add receipt (image)'),
    icon: <ReceiptText aria-hidden="true" strokeWidth={1.75} />,
  });
  return (
    <Sheet open onClose={onClose} title={t('Add Repair Record')} closeLabel={t('Close')}>
      <MechanicFields
        form={form}
        head={
          <>
            {shared.recorded.length > 0 && (
              <Alert tone="info">
                {t('Already recorded: {name}', {
                  name: shared.recorded.map(({ title }) => title).join(', '),
                })}
              </Alert>
            )}
            <DescribedFields form={form} dateLabel="Repair date" />
          </>
        }
        submitLabel="Save repair"
      >
        <FieldPairs>
          <TextField
            label={t('Cost')}
            note={t('(optional)')}
            inputMode="decimal"
            step={0.01}
            className="tabular"
            {...field('cost')}
          />
          <CurrencySelect {...field('currency')} value={values.currency ?? shared.currency} />
        </FieldPairs>
        <DistanceField
          label="mileage"
          unit={shared.car.distanceUnit}
          note={t('(optional)')}
          {...field('mileage')}
        />
        {receipt.field}
        <SolvedIssues issues={shared.issues} links={values.links} onChange={(links) => change({ links })} />
      </MechanicFields>
      <DoubtDialog question={questions.question} units={shared.car} />
    </Sheet>
  );
}
