import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LastSent } from './last-sent.tsx';

export function SentSection() {
  const { t } = useWords();
  const { features } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <Section title={t('What the assistant sees')} className="gap-2">
      <p className="text-muted text-sm">
        {features?.model === false
          ? t('No AI model is set up here: answers come from the records, and nothing is sent anywhere.')
          : t(
              "Your question or description goes to an AI model together with the car's records. VIN, license plate, names, email addresses and phone numbers are removed from the text first.",
            )}
      </p>
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
