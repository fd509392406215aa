import { MessagesSquare } from 'lucide-react';
import type { Id } from '#domain/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props = { carId: Id; onAsk: (question: string) => void };

export function Suggestions(props: Props) {
  const { t } = useWords();
  return (
    <EmptyState
      icon={<MessagesSquare strokeWidth={1.5} />}
      title={t('Ask the first question about this car')}
      action={<SuggestedQuestions {...props} className="items-center" />}
    />
  );
}

/** Questions that the car's records can answer. */
export function SuggestedQuestions({
  carId,
  onAsk,
  most = Infinity,
  className,
}: Props & { most?: number; className: string }) {
  const { language } = useWords();
  const { data } = useRead('assistant.suggestions', { carId, language });
  if (!data || data.questions.length === 0) return null;
  return (
    <ul className={`animate-appear flex flex-col gap-2 ${className}`}>
      {data.questions.slice(0, most).map((question) => (
        <li key={question}>
          <Button variant="secondary" size="small" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
