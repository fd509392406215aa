import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Features } from '#domain/accounts/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LastSent } from './last-sent.tsx';

type Props = { isAllowed: boolean; children: ReactNode };

export function SentSection({ isAllowed, children }: Props) {
  const { t } = useWords();
  const { features } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <Section title={t('What the assistant sees')} className="gap-2">
      <p className="text-muted text-sm">{t(whatIsSent(features, isAllowed))}</p>
      {children}
      <ActionRow
        title={t('What was sent last')}
        leading={<Eye strokeWidth={1.75} />}
        onOpen={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('What was sent last')}
        closeLabel={t('Close')}
      >
        <LastSent />
      </Sheet>
    </Section>
  );
}

function whatIsSent(features: Features | null, isAllowed: boolean): Phrase {
  if (features && !features.model && !features.speech)
    return 'No AI model is set up here: answers come from the records, and nothing is sent anywhere.';
  if (isAllowed && features && !features.model)
    return 'What you dictate may be sent, unchanged, to an AI speech recognition model. Your questions and descriptions are not sent to any AI model: answers come from the records.';
  return isAllowed
    ? "Your question or description is sent to an AI model together with what it needs from your cars' records. The VIN, license plate, document numbers, email addresses and phone numbers, your name and the names of your mechanics are removed from the text where Carful recognizes them; names of other people and of repair shops stay. Nothing is removed from pictures and recordings."
    : 'The AI model is off: nothing is sent to it, and answers come from the built-in engine and the records.';
}
