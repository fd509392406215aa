import { useEffect, useRef, type ReactNode } from 'react';
import { useFocusOnNavigation, useTopOnNavigation } from '#web/ui/focus-on-navigation.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';

/** A blurred sample dashboard behind the form. */
const Backdrop = () => (
  <div
    aria-hidden="true"
    data-testid="backdrop"
    className="pointer-events-none fixed inset-0 -z-10 overflow-hidden"
  >
    <div className="column flex flex-col gap-4 pt-8 blur-md">
      <div className="bg-line-strong h-7 w-44 rounded-small opacity-60" />
      <div className="bg-accent h-52 rounded-card opacity-40" />
      <div className="grid grid-cols-2 gap-4">
        <div className="bg-resolved-soft border-line h-24 rounded-card border" />
        <div className="bg-progress-soft border-line h-24 rounded-card border" />
      </div>
      {['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5'].map((width) => (
        <div key={width} className="bg-surface border-line flex flex-col gap-3 rounded-card border p-4">
          <div className={`bg-line-strong h-4 rounded-small opacity-50 ${width}`} />
          <div className="bg-line h-3 w-full rounded-small" />
        </div>
      ))}
    </div>
  </div>
);

const Logo = ({ className = 'size-14' }: { className?: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
    <rect width="64" height="64" rx="16" fill="var(--accent)" />
    <g fill="none" stroke="var(--on-accent)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M12 38v-5c0-2.6 1.6-4.8 4-5.700l4.6-8.300A6 6 0 0 1 25.9 16h12.200a6 6 0 0 1 5.3 3l4.6 8.300c2.4.9 4 3.1 4 5.700v5a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4Z" />
      <path d="M20 27h24m-19 8 5 5 10-9" />
    </g>
  </svg>
);

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
