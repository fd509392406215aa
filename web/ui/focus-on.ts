/** The ref of a field that a button opens: the next thing one does is type. */
export const focusOn = (field: HTMLElement | null) => field?.focus();
