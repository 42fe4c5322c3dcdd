/**
 * Three versions of a form: what the person saw first, what they changed it to, and the row as it
 * is now.
 */
export type ThreeForms<Form> = {
  readonly base: Form;
  readonly mine: Form;
  readonly theirs: Form;
};

/** What a form can be merged by. */
export type FormMerge<Form, Unit extends string> = ReturnType<typeof formMerge<Form, Unit>>;

/**
 * The rules by which two devices edit one row, unit by unit.
 * @param fields_of the units of a conflict: a field, or what makes sense only together
 */
function formMerge<Form, Unit extends string>(
  fields_of: Readonly<Record<Unit, readonly (keyof Form)[]>>,
) {
  const units = Object.keys(fields_of) as Unit[];
  const differ = (unit: Unit, a: Form, b: Form): boolean =>
    fields_of[unit].some((field) => !same(a[field], b[field]));
  const pick = (unit: Unit, form: Form): Partial<Form> =>
    Object.fromEntries(fields_of[unit].map((field) => [field, form[field]])) as Partial<Form>;

  /** The units that both sides changed differently: only the person can decide. */
  const conflicts = ({ base, mine, theirs }: ThreeForms<Form>): Unit[] =>
    units.filter(
      (unit) =>
        differ(unit, theirs, base) && differ(unit, mine, base) && differ(unit, mine, theirs),
    );

  /** Takes over the changes that only others made. Conflicts stay as they are. */
  function follow(forms: ThreeForms<Form>): Pick<ThreeForms<Form>, 'base' | 'mine'> {
    const undecided = new Set(conflicts(forms));
    let { base, mine } = forms;
    for (const unit of units) {
      if (undecided.has(unit) || !differ(unit, forms.theirs, base)) continue;
      const news = pick(unit, forms.theirs);
      base = { ...base, ...news };
      mine = { ...mine, ...news };
    }
    return { base, mine };
  }

  /**
   * Applies the person's decision about a conflict. They have seen both versions, so the other
   * version becomes their base.
   */
  function decide(
    unit: Unit,
    keep: 'mine' | 'theirs',
    forms: ThreeForms<Form>,
  ): Pick<ThreeForms<Form>, 'base' | 'mine'> {
    const news = pick(unit, forms.theirs);
    return {
      base: { ...forms.base, ...news },
      mine: keep === 'mine' ? forms.mine : { ...forms.mine, ...news },
    };
  }

  /**
   * The arguments of an update: what the person changed, and what they saw before, as columns.
   * Undefined when nothing changed.
   */
  function changes<Columns extends { readonly [Field in keyof Form]: unknown }>(
    before: Columns,
    after: Columns,
  ): { patch: Partial<Columns>; base: Partial<Columns> } | undefined {
    const fields = units.flatMap((unit): readonly (keyof Form)[] =>
      fields_of[unit].some((field) => !same(before[field], after[field])) ? fields_of[unit] : [],
    );
    if (fields.length === 0) return undefined;
    const of = (columns: Columns): Partial<Columns> =>
      Object.fromEntries(fields.map((field) => [field, columns[field]])) as object;
    return { patch: of(after), base: of(before) };
  }

  /** True when nothing was changed, or everything was changed back. */
  const equal = (a: Form, b: Form): boolean => units.every((unit) => !differ(unit, a, b));

  return { conflicts, follow, decide, changes, equal };
}

/**
 * The rules for a form whose fields are decided one by one, but for those that make sense only
 * together.
 * @param like a form with every field; conflicts come in its order
 */
export function fieldByField<
  Form extends object,
  Together extends string = never,
  Joined extends keyof Form & string = never,
>(like: Form, together?: Readonly<Record<Together, readonly Joined[]>>) {
  const joined = Object.entries<readonly string[]>(together ?? {});
  const unitOf = (field: string): string =>
    joined.find(([, fields]) => fields.includes(field))?.[0] ?? field;
  type Unit = Exclude<keyof Form & string, Joined> | Together;
  return formMerge<Form, Unit>(
    Object.groupBy(Object.keys(like), unitOf) as Record<Unit, (keyof Form)[]>,
  );
}

/** By value: PostgreSQL orders the keys of an object as it likes. */
export const same = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);

const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
