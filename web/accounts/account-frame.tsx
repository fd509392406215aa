import { useEffect, useRef, type ReactNode } from 'react';
import { useFocusOnNavigation, useTopOnNavigation } from '#web/ui/focus-on-navigation.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { Backdrop } from './backdrop.tsx';
import { Logo } from './logo.tsx';

type Props = {
  title: string;
  text?: string | undefined;
  back?: { to: string; label: string };
  /** Over the blurred dashboard; otherwise on the plain page. */
  backdrop?: boolean;
  logo?: boolean;
  /** Above the title. */
  picture?: ReactNode;
  children: ReactNode;
};

export function AccountFrame({ title, text, back, backdrop, logo, picture, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading);
  useTopOnNavigation();
  useEffect(() => {
    document.title = `${title} · Carful`;
  }, [title]);
  return (
    <div className="relative isolate flex min-h-dvh flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
      {backdrop && <Backdrop />}
      <header className="column flex min-h-16 flex-wrap items-center justify-between gap-2 py-2">
        {back ? <BackLink {...back} /> : <span />}
        <LanguageSwitch />
      </header>
      <main className="mx-auto flex w-full max-w-md grow flex-col justify-center px-4 pt-2 pb-10">
        <div className={backdrop ? 'bg-surface border-line shadow-card rounded-sheet border p-6' : ''}>
          {logo && <Logo className="mb-5 size-14" />}
          {picture}
          <h1 ref={heading} tabIndex={-1} className="page-title outline-none">
            {title}
          </h1>
          {text && <p className="text-muted mt-2">{text}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </main>
    </div>
  );
}
