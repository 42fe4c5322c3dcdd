/** The part of a TanStack form that holds its values. */
export type HeldForm<Values> = {
  readonly state: { readonly values: Values };
  readonly store: {
    readonly get: () => { readonly values: Values };
    readonly subscribe: (listener: (state: { readonly values: Values }) => void) => {
      unsubscribe: () => void;
    };
  };
  readonly setFieldValue: (
    field: keyof Values & string,
    value: never,
    options: { readonly dontUpdateMeta: true },
  ) => void;
};

/**
 * Sets the fields that differ. The form does not take them for typed ones.
 * @param since what the values were made from: what has been typed since then stays
 */
export function putValues<Values extends object>(
  form: HeldForm<Values>,
  values: Values,
  since?: Values,
): void {
  for (const field of Object.keys(values) as (keyof Values & string)[]) {
    if (since && form.state.values[field] !== since[field]) continue;
    if (form.state.values[field] !== values[field]) {
      form.setFieldValue(field, values[field] as never, { dontUpdateMeta: true });
    }
  }
}
