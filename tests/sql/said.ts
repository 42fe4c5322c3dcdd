import type { Session } from './session.ts';

/** The value of an expression whose `args` is JSON, or the refusal's code and field. */
export async function said(db: Session, expression: string, args: unknown): Promise<unknown> {
  const json = JSON.stringify(args);
  try {
    return await db.trial('postgres', () =>
      db.one(`select to_jsonb(${expression}) from (select $1::text::jsonb) as given (args)`, [
        json,
      ]),
    );
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code !== 'PT409') throw error;
    const refused = JSON.parse(detail ?? '') as { code: string; field: string | null };
    return `${refused.code}: ${refused.field}`;
  }
}
