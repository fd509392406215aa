/** Where the focus goes on when what had it is gone: the heading of the step or screen, which is read out. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h2[tabindex="-1"]') ??
    document.querySelector<HTMLElement>('h1[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
}
