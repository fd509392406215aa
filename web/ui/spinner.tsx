import { classes } from './classes.ts';

export const Spinner = ({ className = 'size-5' }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classes(
      'animate-turn inline-block shrink-0 rounded-pill border-2 border-current border-r-transparent',
      className,
    )}
  />
);

export const Waiting = ({ children }: { children: string }) => (
  <div
    role="status"
    aria-busy="true"
    className="text-muted flex min-h-60 flex-col items-center justify-center gap-3 p-6 text-center"
  >
    <Spinner className="text-accent size-8" />
    <p>{children}</p>
  </div>
);
