import { useState } from 'react';
import { useModel } from '#web/platform/session/use-model.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useChoices } from './use-choices.ts';
import { answerFor, pictureConsent } from './picture-consent.ts';

/** Asked once for each account and host of a model, before the first picture that it could see. The server sends none without it. */
export function usePictureConsent() {
  const { t } = useWords();
  const model = useModel();
  const { shown, choose } = useChoices();
  const [question, setQuestion] = useState<{ answer: (goesOn: boolean) => void } | null>(null);
  const [busy, setBusy] = useState(false);
  const decide = async (isAllowed: boolean) => {
    if (!model) return;
    setBusy(true);
    // If it fails, that is said, and no picture goes out.
    await choose(answerFor(model, isAllowed));
    setBusy(false);
    question?.answer(true);
  };
  return {
    /** Resolves to whether to go on. */
    accept: async (hasPictures: boolean): Promise<boolean> => {
      if (!hasPictures || !model?.pictures || !shown || pictureConsent(shown, model) !== null) return true;
      const goesOn = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(null);
      return goesOn;
    },
    dialog: question && (
      <ConfirmDialog
        open
        busy={busy}
        title={t('Send pictures to the AI model?')}
        text={[
          ...(model?.host ? [t('The AI model is at {host}.', { host: model.host })] : []),
          t(
            'The AI model sees pictures as they are, with faces, license plates and addresses. You can change this in settings.',
          ),
        ].join(' ')}
        cancelLabel={t('Cancel')}
        other={{ label: t('Send without pictures'), onChoose: () => void decide(false) }}
        confirmLabel={t('Send pictures')}
        onConfirm={() => void decide(true)}
        onCancel={() => question.answer(false)}
      />
    ),
  };
}
