/** A `ref` that focuses the element when it mounts. */
export const focusArrived = (element: HTMLElement | null): void => element?.focus();
