import { BookmarkPlus } from 'lucide-react';
import { callsOf } from '#domain/assessment/first-steps-rules.ts';
import { furtherAdvice } from '#domain/assessment/further-advice-rules.ts';
import type { Assessment } from '#domain/assessment/schema.ts';
import { pairsOf } from '#domain/issues/log-flow-rules.ts';
import { toldText } from '#domain/issues/told-text.ts';
import { AssessmentLists } from '#web/assessment/assessment-lists.tsx';
import { QuestionsStep } from '#web/assessment/questions-step.tsx';
import { LogForm } from '#web/issues/log-form.tsx';
import { useLater, useWorker } from '#web/platform/start-later.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Navigate } from '#web/platform/router/router.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { ShareText } from '#web/share/share-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { DraftBanner } from '#web/ui/draft-banner.tsx';
import { useFocusOnStep } from '#web/ui/focus-on-navigation.ts';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { ListOfSteps } from '#web/ui/list-of-steps.tsx';
import { Page } from '#web/ui/page.tsx';
import { VisitorDictateButton } from '#web/voice/dictate-button.tsx';
import { fetchSignUp } from './fetch-sign-up.ts';
import { VisitorHelpCalls, visitorRoadside } from './help-calls.tsx';
import { useVisitorLog } from './use-visitor-log.ts';

/** A problem and its first assessment without an account; nothing of it reaches the server. */
export function DescribeScreen() {
  const { session } = useSession();
  return session ? <Navigate to={href('logSymptom')} replace /> : <Visitor />;
}

function Visitor() {
  const { t } = useWords();
  const log = useVisitorLog();
  const { flow, busy } = log;
  useWorker();
  useLater(fetchSignUp, 300);
  useFocusOnStep(flow.step);
  const isForm = flow.step === 'form';
  return (
    <Page
      title={t('What is wrong?')}
      back={{ to: href('login'), label: t('Back'), always: true }}
      // What was assessed stays in its language.
      actions={isForm && <LanguageSwitch />}
    >
      <DraftBanner wasRestored={log.wasRestored} onStartOver={log.startOver} />
      {isForm ? (
        <LogForm
          flow={flow}
          busy={busy === 'submitting'}
          onChange={log.change}
          onSubmit={() => void log.submit()}
          hint={t(
            'Say where you are, too: on a highway, in a tunnel, at home. It is assessed on this device and not sent to our server.',
          )}
          Dictation={VisitorDictateButton}
        />
      ) : (
        <QuestionsStep
          assessment={flow.assessment}
          description={flow.description}
          questions={flow.questions}
          answers={flow.answers}
          busy={busy === 'asking' ? busy : null}
          onAnswer={log.answer}
          onBack={log.back}
          onMore={() => void log.more()}
          onFinish={log.keep}
          renderSteps={(current) => <Steps log={log} current={current} />}
          renderMore={(current) => (
            <AssessmentLists causes={current.causes} recommendations={furtherAdvice(current)} />
          )}
          finishLabel={t('Keep it')}
          Dictation={VisitorDictateButton}
        />
      )}
    </Page>
  );
}

type StepsProps = { log: ReturnType<typeof useVisitorLog>; current: Assessment };

function Steps({ log: { flow, keep }, current }: StepsProps) {
  const { t } = useWords();
  const calls = callsOf(current);
  return (
    <ListOfSteps>
      {calls && <VisitorHelpCalls steps={calls} />}
      <li>
        <ShareText
          title={t('Something wrong with the car?')}
          text={() => toldText(flow.description, current, pairsOf(flow), visitorRoadside(), t)}
        />
      </li>
      <li>
        <Button
          variant="secondary"
          size="small"
          icon={<BookmarkPlus aria-hidden="true" strokeWidth={1.75} className="size-4" />}
          onClick={keep}
        >
          {t('Keep it')}
        </Button>
      </li>
    </ListOfSteps>
  );
}
