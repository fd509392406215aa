/** After a form was refused: the errors appear with the next drawing; the first wrong field then takes the focus. */
export function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
