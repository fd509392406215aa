export const focusOn = (field: HTMLElement | null) => field?.focus();
