import { Pencil } from 'lucide-react';
import { isByMechanic } from '#domain/issues/rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { useReturnFocusToOpener } from '#web/ui/return-focus-to-opener.ts';
import { TextEditForm } from './text-edit-form.tsx';
import { useTextEdit, type SaveText } from './use-text-edit.ts';

type Props = { issue: Issue; busy: boolean; onSave: SaveText };

export function AnalysisSummary({ issue, busy, onSave }: Props) {
  const { t } = useWords();
  const typed = useTextEdit(issue, 'aiSummary', onSave);
  const byMechanic = isByMechanic(issue);
  const opener = useReturnFocusToOpener<HTMLButtonElement>(typed.text !== null);
  if (typed.text !== null) {
    return (
      <TextEditForm
        label={byMechanic ? t('What the mechanic wrote') : t('AI analysis')}
        rows={6}
        typed={{ ...typed, text: typed.text }}
        busy={busy}
      />
    );
  }
  return (
    <section>
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <h2 className="pt-1.5 text-lg font-semibold">
          {byMechanic
            ? t('What the mechanic wrote')
            : issue.source === 'engine' || issue.source === 'fallback'
              ? t('First assessment')
              : t('AI analysis')}
        </h2>
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={() => typed.type(issue.aiSummary)}
        >
          {t('Edit')}
        </Button>
      </div>
      {(issue.source === 'engine' || issue.source === 'fallback') && <Pill>{t('Assessed without AI')}</Pill>}
      <p className="mt-2 whitespace-pre-line">{issue.aiSummary || issue.description}</p>
    </section>
  );
}
