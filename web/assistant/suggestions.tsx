import { MessagesSquare } from 'lucide-react';
import type { Id } from '#domain/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function Suggestions({ carId, onAsk }: { carId: Id; onAsk: (question: string) => void }) {
  const { t, language } = useWords();
  const { data } = useRead('assistant.suggestions', { carId, language });
  return (
    <EmptyState
      icon={<MessagesSquare strokeWidth={1.5} />}
      title={t('Ask the first question about this car')}
      action={
        data &&
        data.questions.length > 0 && (
          <ul className="animate-appear flex flex-col items-center gap-2">
            {data.questions.map((question) => (
              <li key={question}>
                <Button variant="secondary" size="small" onClick={() => onAsk(question)}>
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
