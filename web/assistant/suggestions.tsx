import { MessagesSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { useShownRecords } from '#web/platform/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { suggestOffline } from './offline-answer.ts';

type Props = { carId: Id; onAsk: (question: string) => void };

/** Of an empty thread: what the car's records can answer. */
export const Suggestions = (props: Props) =>
  inPage() ? <FromDevice {...props} /> : <FromServer {...props} />;

function FromServer(props: Props) {
  const { language } = useWords();
  const { data } = useRead('assistant.suggestions', { carId: props.carId, language });
  return <FirstQuestions {...props} questions={data?.questions ?? []} />;
}

function FromDevice(props: Props) {
  const { language } = useWords();
  const [questions, setQuestions] = useState<readonly string[]>([]);
  const { carId } = props;
  const cars = useShownRecords();
  useEffect(() => {
    suggestOffline(carId, language).then(setQuestions, (error: unknown) =>
      console.warn('The suggested questions could not be made', error),
    );
  }, [cars, carId, language]);
  return <FirstQuestions {...props} questions={questions} />;
}

function FirstQuestions({ questions, onAsk }: Pick<Props, 'onAsk'> & { questions: readonly string[] }) {
  const { t } = useWords();
  return (
    <EmptyState
      icon={<MessagesSquare strokeWidth={1.5} />}
      title={t('Ask the first question about this car')}
      action={<QuestionButtons questions={questions} className="items-center" onAsk={onAsk} />}
    />
  );
}

type ButtonsProps = Pick<Props, 'onAsk'> & { questions: readonly string[]; className: string };

export function QuestionButtons({ questions, onAsk, className }: ButtonsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className={`animate-appear flex flex-col gap-2 ${className}`}>
      {questions.map((question) => (
        <li key={question}>
          <Button variant="secondary" size="small" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
