/** Moves the focus to the first field that is wrong, once its error is drawn. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() =>
    form
      ?.querySelector<HTMLElement>('[aria-invalid=true], fieldset[aria-describedby$=-error] input')
      ?.focus(),
  );
}
