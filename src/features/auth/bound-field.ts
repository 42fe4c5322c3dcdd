/** The part of a TanStack field that a text field is bound to. */
export type BoundField = {
  readonly state: {
    readonly value: string;
    readonly meta: { readonly errors: readonly unknown[] };
  };
  readonly handleChange: (value: string) => void;
};
