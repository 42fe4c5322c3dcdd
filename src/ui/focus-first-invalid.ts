/** Moves the focus to the first field that is wrong, once its error is drawn, with its label in sight. */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(
      '[aria-invalid=true]:not(fieldset), fieldset[aria-invalid=true] input:enabled',
    );
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });
}
