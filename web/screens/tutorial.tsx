import { Bot, ChartNoAxesGantt, MessageCircleQuestion, Mic } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import type { Phrase } from '#domain/language/words.ts';
import { useSlides } from '#web/accounts/use-slides.ts';
import { completeOnboarding } from '#web/platform/account/sign-up.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { currentSession, readSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';

const slides: readonly { Icon: typeof Mic; title: Phrase; text: Phrase }[] = [
  {
    Icon: Mic,
    title: 'Log problems',
    text: 'Log problems in free text or voice, with an optional photo or video.',
  },
  {
    Icon: Bot,
    title: 'AI assistant',
    text: 'An AI assistant asks follow-up questions, sums up and explains likely causes.',
  },
  {
    Icon: ChartNoAxesGantt,
    title: 'Timeline and reports',
    text: 'A visual repair and recurrence timeline with reports to share with a mechanic or friends.',
  },
  {
    Icon: MessageCircleQuestion,
    title: 'Ask questions',
    text: "Ask questions and get answers from your car's history or from the AI assistant.",
  },
];
const last = slides.length - 1;

export function TutorialScreen() {
  const { t } = useWords();
  const { track, index, goTo } = useSlides(slides.length);
  const { finishing, finish } = useFinish();
  useEffect(() => {
    document.title = `${t('Step {n} of 4', { n: index + 1 })} · Carful`;
  }, [t, index]);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col pt-[env(safe-area-inset-top)] pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-2 px-4">
        <LanguageSwitch />
        {index < last && (
          <Button variant="quiet" size="small" disabled={finishing} onClick={finish}>
            {t('Skip Tutorial')}
          </Button>
        )}
      </header>
      <div
        ref={track}
        tabIndex={0}
        role="group"
        aria-label={t('Step {n} of 4', { n: index + 1 })}
        className="flex grow snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {slides.map(({ Icon, title, text }, i) => (
          <section
            key={title}
            aria-hidden={i !== index}
            className="flex w-full shrink-0 snap-center snap-always flex-col items-center justify-center gap-5 px-8 py-6 text-center"
          >
            <span
              aria-hidden="true"
              className="bg-accent-soft text-accent grid size-36 place-items-center rounded-pill"
            >
              <Icon strokeWidth={1.25} className="size-16" />
            </span>
            <h1 className="text-2xl font-semibold">{t(title)}</h1>
            <p className="text-muted text-lg text-pretty">{t(text)}</p>
          </section>
        ))}
      </div>
      <div className="flex flex-col items-center gap-5 px-6">
        <div role="status" className="flex gap-2">
          <span className="sr-only">{t('Step {n} of 4', { n: index + 1 })}</span>
          {slides.map(({ title }, i) => (
            <span
              key={title}
              className={classes(
                'h-2 rounded-pill transition-all duration-200',
                i === index ? 'bg-accent w-7' : 'bg-line-strong w-2',
              )}
            />
          ))}
        </div>
        {index < last ? (
          <Button wide disabled={finishing} onClick={() => goTo(index + 1)}>
            {t('Next')}
          </Button>
        ) : (
          <Button wide busy={finishing} onClick={finish}>
            {finishing ? t('Finishing...') : t('Start Using App')}
          </Button>
        )}
      </div>
    </main>
  );
}

/** Skipping counts as completing. */
function useFinish() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [finishing, setFinishing] = useState(false);
  const finish = async () => {
    const { session, isOnboardedHere } = currentSession();
    // Nothing to save without an account, or when it was completed before.
    if (!session || isOnboardedHere) return navigate(href('home'), { replace: true });
    setFinishing(true);
    try {
      await completeOnboarding();
      navigate(href('home'), { replace: true });
    } catch (error) {
      if (isCode(error, 'UNAUTHORIZED')) {
        // The session has expired: the gate redirects.
        await readSession();
        return navigate(href('home'), { replace: true });
      }
      console.error('Onboarding could not be completed', error);
      showToast({ title: t('There was a problem completing onboarding'), destructive: true });
      setFinishing(false);
    }
  };
  return { finishing, finish: () => void finish() };
}
