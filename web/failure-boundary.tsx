import { Component, type ReactNode } from 'react';
import { href } from '#web/platform/hrefs.ts';
import { currentWords } from '#web/platform/language/language.ts';
import { isNotLoaded, tryLoadingAgain } from '#web/platform/load-attempts.ts';
import { Button } from '#web/ui/button.tsx';

type State = { failure: Error | null; hasRetried: boolean };

/** Catches errors that no screen handled. */
export class FailureBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null, hasRetried: false };

  static getDerivedStateFromError(failure: unknown): Pick<State, 'failure'> {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }

  override render() {
    const { failure, hasRetried } = this.state;
    if (!failure) return this.props.children;
    const { t } = currentWords();
    if (isNotLoaded(failure)) {
      return (
        <main className="column flex min-h-dvh flex-col items-center justify-center gap-4 text-center">
          <div role="alert">
            <h1 className="page-title">{t('This page could not be loaded')}</h1>
            <p className="text-muted mt-4">
              {t('Check your connection and try again. Nothing you typed is lost.')}
            </p>
          </div>
          <Button
            onClick={() => {
              // React remembers the failure of a lazy component: only a reload asks for it again.
              if (hasRetried) return location.reload();
              tryLoadingAgain();
              this.setState({ failure: null, hasRetried: true });
            }}
          >
            {t('Retry')}
          </Button>
          {/* Perhaps the page was to tell what to do beside the road. */}
          <a href="tel:112" className="text-link">
            {t('Call')} 112
          </a>
        </main>
      );
    }
    return (
      <main className="column flex min-h-dvh flex-col items-center justify-center gap-4 text-center">
        <div role="alert">
          <h1 className="page-title">{t('Unexpected Application Error!')}</h1>
          <p className="text-muted mt-4">{failure.message}</p>
        </div>
        <Button onClick={() => location.reload()}>{t('Reload')}</Button>
        {/* A full page load: the router may be what failed. */}
        <a href={href('start')} className="text-link">
          {t('Go to the start page')}
        </a>
      </main>
    );
  }
}
