/** As a `ref`: this takes the focus when it comes, in place of what was pressed and is gone. */
export const focusArrived = (element: HTMLElement | null): void => element?.focus();
