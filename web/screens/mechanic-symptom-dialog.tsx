import { doubtsOf } from '#domain/doubts/rules.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { limits } from '#domain/limits.ts';
import type { ChosenFile } from '#web/media/file-tiles.tsx';
import { PicturePicker } from '#web/media/picture-picker.tsx';
import { useUploads } from '#web/media/use-uploads.ts';
import { useQuestions } from '#web/platform/forms/use-questions.ts';
import { useWords } from '#web/platform/language/language.ts';
import { doubtContext } from '#web/share/doubt-context.ts';
import { logMechanicSymptom } from '#web/share/send-record.ts';
import { DescribedFields, MechanicFields } from '#web/share/mechanic-fields.tsx';
import { useMechanicShare } from '#web/share/mechanic-share-context.ts';
import { useMechanicForm } from '#web/share/use-mechanic-form.ts';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

type More = { images: ChosenFile[] };
const empty: More = { images: [] };

export function MechanicSymptomDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const link = useMechanicShare();
  const questions = useQuestions();
  const form = useMechanicForm({
    kind: 'symptom',
    more: empty,
    load: () => import('#domain/share/form.ts').then((forms) => forms.mechanicSymptomForm(new Date())),
    accept: ({ date }, element) => {
      const entry = { date: dayOfInstant(date), mileage: null, cost: null, currency: link.shared.currency };
      return questions.accept(doubtsOf(entry, doubtContext(link)), element);
    },
    send: async (record, values) => {
      await uploads.whenDone();
      if (!values.images.every(uploads.isAvailable)) return undefined;
      return logMechanicSymptom(link.token, record);
    },
    failed: 'Failed to add symptom',
    onClose,
  });
  const { values, change } = form;
  const uploads = useUploads(
    'issue',
    null,
    ({ id, url }) =>
      change(({ images }) => ({ images: images.map((file) => (file.id === id ? { ...file, url } : file)) })),
    link,
  );
  return (
    <Sheet open onClose={onClose} title={t('Log New Issue')} closeLabel={t('Close')}>
      <MechanicFields
        form={form}
        head={<DescribedFields form={form} dateLabel="Date noticed" />}
        submitLabel="Save problem"
      >
        <PicturePicker
          files={values.images}
          uploads={uploads}
          max={limits.mechanicImages}
          maxText="Up to 3 images"
          onTaken={(files) => change(({ images }) => ({ images: [...images, ...files] }))}
          onRemoved={(id) => change(({ images }) => ({ images: images.filter((file) => file.id !== id) }))}
        />
      </MechanicFields>
      <DoubtDialog question={questions.question} units={link.shared.car} />
    </Sheet>
  );
}
