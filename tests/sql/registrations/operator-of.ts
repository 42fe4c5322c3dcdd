import type { Session } from '../session.ts';

/** A registration with its contact, as the table's owner sees it; undefined when there is none. */
export async function operatorOf(db: Session, id: unknown) {
  const [operator] = await db.rows<Record<string, unknown>>(
    `select o.*, c.whatsapp, c.registered_by from public.operators o
     left join public.operator_contacts c on c.operator_id = o.id where o.id = $1`,
    [id],
  );
  return operator;
}
