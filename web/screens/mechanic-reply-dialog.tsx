import type { SharedIssue } from '#domain/share/schema.ts';
import { doubtsOf } from '#domain/doubts/rules.ts';
import { limits } from '#domain/limits.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { useQuestions } from '#web/platform/forms/use-questions.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { doubtContext } from '#web/share/doubt-context.ts';
import { MechanicFields } from '#web/share/mechanic-fields.tsx';
import { useMechanicShare } from '#web/share/mechanic-share-context.ts';
import { logMechanicReply } from '#web/share/send-record.ts';
import { useMechanicForm } from '#web/share/use-mechanic-form.ts';
import { CurrencySelect } from '#web/ui/currency-select.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { issue: Pick<SharedIssue, 'id' | 'title'>; onClose: () => void };

/** What to do about a problem, and what it would cost. */
export function MechanicReplyDialog({ issue, onClose }: Props) {
  const { t } = useWords();
  const link = useMechanicShare();
  const { token, shared } = link;
  const questions = useQuestions();
  const form = useMechanicForm({
    kind: 'reply',
    issueId: issue.id,
    more: { title: issue.title, text: '', cost: '', currency: shared.currency, included: '' },
    load: ({ currency }) =>
      import('#domain/share/form.ts').then((forms) => forms.mechanicReplyForm(currency)),
    accept: ({ cost, currency }, element) =>
      questions.accept(
        doubtsOf({ date: deviceDay(), mileage: null, cost, currency }, doubtContext(link)),
        element,
      ),
    send: (reply) => logMechanicReply(token, { ...reply, issueId: issue.id }),
    failed: 'The answer could not be sent',
    missing: 'This problem has been deleted.',
    onClose,
  });
  const field = useFields(form.values, form.errors, form.change);
  const head = (
    <>
      <p className="text-muted -mt-1 break-words">{issue.title}</p>
      <TextArea
        label={t('Answer')}
        placeholder={t('For example: bring it in on Tuesday at 9')}
        rows={3}
        {...field('text')}
        maxLength={limits.longText}
      />
      <FieldPairs>
        <TextField
          label={t('Quoted price')}
          note={t('(optional)')}
          inputMode="decimal"
          step={0.01}
          className="tabular"
          {...field('cost')}
        />
        <CurrencySelect {...field('currency')} />
      </FieldPairs>
      <TextArea
        label={t('What the price includes')}
        note={t('(optional)')}
        rows={2}
        {...field('included')}
        maxLength={limits.longText}
      />
    </>
  );
  return (
    <Sheet open onClose={onClose} title={t('Answer the owner')} closeLabel={t('Close')}>
      <MechanicFields form={form} head={head} submitLabel="Send answer" />
      <DoubtDialog question={questions.question} units={shared.car} />
    </Sheet>
  );
}
