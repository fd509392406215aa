/** Moves the focus to the heading of the step or screen, which screen readers then announce. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h2[tabindex="-1"]') ??
    document.querySelector<HTMLElement>('h1[tabindex="-1"]');
  heading?.focus({ preventScroll: true });
}
