/** Moves the focus to a field of the form, once it is rendered. @param unit its name */
export const focusField = (form: HTMLElement | null, unit: string): void =>
  focus(
    form,
    `[name=${unit}], [data-field=${unit}] :is(button, input:not([hidden]), [contenteditable])`,
  );

/** Moves the focus to the first choice of a conflict, once it is rendered. */
export const focusConflict = (form: HTMLElement | null, unit: string): void =>
  focus(form, `[data-conflict=${unit}] button`);

function focus(form: HTMLElement | null, selector: string): void {
  requestAnimationFrame(() => {
    const element = form?.querySelector<HTMLElement>(selector);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  });
}
