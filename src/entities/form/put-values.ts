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

/** Sets the fields that differ. The form does not take them for typed ones. */
export function putValues<Values extends object>(form: HeldForm<Values>, values: Values): void {
  for (const field of Object.keys(values) as (keyof Values & string)[]) {
    if (form.state.values[field] !== values[field]) {
      form.setFieldValue(field, values[field] as never, { dontUpdateMeta: true });
    }
  }
}
