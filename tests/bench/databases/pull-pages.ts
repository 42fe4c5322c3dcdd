const NIL = '00000000-0000-0000-0000-000000000000';

type Page = { rows: { id: string; sync_xid: number }[]; done: boolean };
export type Answer = {
  horizon: number;
  scopes: Record<string, { view?: string; c: Record<string, Page> }>;
};

/** Page after page, like a device without data. */
export async function readToEnd(
  pull: (known: object) => Promise<Answer>,
  scopes: readonly string[],
): Promise<void> {
  let known: Record<string, { c: Record<string, unknown> }> = Object.fromEntries(
    scopes.map((scope) => [scope, { c: {} }]),
  );
  while (Object.keys(known).length > 0) {
    const answer = await pull(known);
    const open: typeof known = {};
    for (const [scope, { c }] of Object.entries(answer.scopes)) {
      const cursors = Object.entries(c).map(([name, { rows }]) => {
        const last = rows.at(-1);
        return [name, last ? [last.sync_xid, last.id] : known[scope]?.c[name]];
      });
      if (Object.values(c).some(({ done }) => !done))
        open[scope] = { c: Object.fromEntries(cursors) };
    }
    known = open;
  }
}

/** What a complete device says it has. */
export function knownAt({ horizon, scopes }: Answer): Record<string, object> {
  const at = [horizon, NIL];
  return Object.fromEntries(
    Object.entries(scopes).map(([scope, { view, c }]) => [
      scope,
      {
        c: Object.fromEntries(Object.keys(c).map((name) => [name, at])),
        departed: at,
        ...(view ? { view } : {}),
      },
    ]),
  );
}
