import type { EventUnit } from '#domain/event-merge.ts';

/**
 * Moves the focus to a field of the form, or to the conflict about it, once it is rendered.
 * @param where `conflict`: its first button
 */
export function focusUnit(
  form: HTMLElement | null,
  unit: EventUnit,
  where: 'field' | 'conflict',
): void {
  requestAnimationFrame(() => {
    const selector =
      where === 'conflict'
        ? `[data-conflict=${unit}] button`
        : `[name=${unit}], [data-field=${unit}] :is(button, input:not([hidden]), [contenteditable])`;
    const element = form?.querySelector<HTMLElement>(selector);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  });
}
