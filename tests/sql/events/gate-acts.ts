import { addEvent, addOperator, addPerson, makeTeammates, verdict } from '../acts.ts';
import type { Session } from '../session.ts';

export const at = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString();

/** A mark that the gate makes. */
export const mark = (event_id: string, changes: object = {}) => ({
  id: crypto.randomUUID() as string,
  event_id,
  operator_id: null as string | null,
  mark: 'in',
  scanned_at: at(0),
  clock_offset_ms: 0,
  device_id: '00000001-0000-4000-8000-000000000002',
  data_version: at(-60),
  ...changes,
});

/** A mark as another phone of the gate tells it. */
export function heard(staff_id: string, changes: object = {}) {
  const { event_id: _, ...row } = mark('');
  return { ...row, undoes: null, staff_id, staff_name: null, ...changes };
}

/** What one phone brings of another. */
export const relay = (event_id: string, marks: object[], walk_ins: object[] = []) => ({
  event_id,
  marks,
  walk_ins,
});

type Staff = { id: string; event_id: string; user_id: string };

/** An organiser, a helper and a stranger at gates, and what they do there. */
export async function gateActs(db: Session) {
  const owner = await addPerson(db, 'Organizadora');
  const helper = await addPerson(db, 'Ajudante', '5585944440000');
  const stranger = await addPerson(db, 'Estranho');
  await makeTeammates(db, owner, helper, stranger);

  const act = (name: string, args: object, who: string = owner) => verdict(db, who, { name, args });
  const must = async (name: string, args: object, who: string = owner) => {
    const said = await act(name, args, who);
    if (said !== 'applied') throw new Error(`${name}: ${said}`);
  };
  const staffing = (event_id: string, changes: object = {}) => ({
    id: crypto.randomUUID() as string,
    event_id,
    user_id: helper,
    name: 'Portão',
    ...changes,
  });
  const answer = ({ id, event_id, user_id }: Staff, accept = true, who: string = user_id) =>
    act('answer_staff@1', { id, event_id, accept }, who);

  /** An event that starts in an hour, with one participant, and the helper as staff. */
  async function game() {
    const event = await addEvent(db, owner);
    const player = await addPerson(db, 'Pessoa');
    const operator = await addOperator(db, player, { event });
    await db.rows(
      `update public.airsoft_events set (date, time) = (select t::date, to_char(t, 'HH24:MI')
       from (select now() at time zone 'America/Sao_Paulo' + interval '1 hour' t) x) where id = $1`,
      [event],
    );
    const staff = staffing(event);
    await must('add_staff@1', staff);
    await must('answer_staff@1', { id: staff.id, event_id: event, accept: true }, helper);
    return { event, player, operator, staff };
  }

  /** What a device receives of an event's scope. */
  async function pulled(who: string, event: string) {
    const answered = await db.rpc<{
      scopes: Record<
        string,
        { view: string; c: Record<string, { rows: Record<string, unknown>[] }> }
      >;
    }>({ user: who }, 'sync_pull', { v: 1, limit: 1000, scopes: { [`event:${event}`]: {} } });
    const scope = answered.scopes[`event:${event}`];
    return { view: scope?.view, rows: (name: string) => scope?.c[name]?.rows ?? [] };
  }

  return { owner, helper, stranger, act, must, staffing, answer, game, pulled };
}
