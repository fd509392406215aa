import { Suspense, useState } from 'react';
import type { ChatMessage } from '#domain/assistant/schema.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { AnswerCardProps } from './answer-card.tsx';
import { Markdown } from './markdown.tsx';

const AnswerCard = lazyPart<AnswerCardProps>(
  () => import('./answer-card.tsx').then((file) => file.AnswerCard),
  ({ onMissing }) => onMissing(),
);

type Props = Omit<AnswerCardProps, 'answer' | 'onMissing'> & { answer: ChatMessage };

/** A card where the records were asked. Its code is loaded on demand; until then, and without it, the text stands there. */
export function Answer({ answer, ...props }: Props) {
  const [isMissing, setIsMissing] = useState(false);
  const text = <Markdown text={answer.content} />;
  // A thread that was stored on the device by an earlier version lacks the field.
  const understood = answer.understood ?? null;
  if (understood === null || isMissing) return text;
  return (
    <Suspense fallback={text}>
      <AnswerCard
        {...props}
        answer={{ ...answer, understood }}
        onMissing={() => {
          setIsMissing(true);
          props.onTold?.(answer.content);
        }}
      />
    </Suspense>
  );
}
