/** A form that was not sent: what was typed, and what the person saw when they began. */
export type FormDraft<Form> = {
  /** Of the new row: sent twice, it is still one row. */
  readonly id?: string;
  readonly values: Form;
  readonly base: Form;
};

/**
 * The key of a form's draft. A refused mutation that is corrected has one of its own: it must not
 * meet what was typed since then. It is deleted with the mutation (sync/outbox/outbox-decisions.ts).
 * @param form its kind and its row: `agenda:{id}`
 */
export const draftKey = (form: string, refused: { readonly id: string } | undefined): string =>
  refused ? `${form}:${refused.id}` : form;

/**
 * Reads a stored draft. Another version of the app may know other fields: those are left out.
 * @param empty the form without values
 * @returns null for anything that is no draft
 */
export const draftReader =
  <Form extends object>(empty: Form) =>
  (stored: unknown): FormDraft<Form> | null => {
    const { id, values, base } = (stored ?? {}) as Partial<Record<keyof FormDraft<Form>, unknown>>;
    if (!isObject(values) || !isObject(base)) return null;
    return {
      ...(typeof id === 'string' && { id }),
      values: filled(empty, values),
      base: filled(empty, base),
    };
  };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const filled = <Form extends object>(empty: Form, given: object): Form =>
  Object.fromEntries(
    Object.entries(empty).map(([field, none]) => {
      const value = (given as Record<string, unknown>)[field];
      return [field, isLike(none, value) ? value : none];
    }),
  ) as Form;

const isLike = (none: unknown, value: unknown): boolean =>
  Array.isArray(none)
    ? Array.isArray(value) && value.every((one) => typeof one === 'string')
    : typeof value === typeof none;
