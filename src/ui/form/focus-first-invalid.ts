/**
 * Moves the focus to the first invalid field, once its error is rendered, with its label in view.
 */
export function focusFirstInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(
      '[aria-invalid=true]:not(fieldset), fieldset[aria-invalid=true] input:enabled',
    );
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  });
}
