import { addEvent, addOperator, addPerson, verdict } from '../acts.ts';
import type { Session } from '../session.ts';

/** An organiser, eight people, and events whose teams are drawn by themselves. */
export async function drawnTeams(db: Session) {
  const owner = await addPerson(db, 'Organizadora');
  const people: string[] = [];
  for (let n = 0; n < 8; n += 1) people.push(await addPerson(db, `Pessoa ${n}`));

  const draw = () => db.one<number>('select private.run_job($1)', ['draw_due_teams']);

  /** An event with two teams to be drawn, and as many people. */
  async function eventOf(count: number, changes: object = {}): Promise<string> {
    const event = await addEvent(db, owner, { teams_count: 2, ...changes });
    for (const person of people.slice(0, count)) await addOperator(db, person, { event });
    return event;
  }
  const act = (name: string, args: object, who: string = owner) => verdict(db, who, { name, args });
  const close = (event: string) => act('close_registration@1', { id: event });
  const open = (event: string) => act('open_registration@1', { id: event });

  const startsIn = (event: string, interval: string) =>
    db.rows(
      `update public.airsoft_events set (date, time) = (
         select t::date, to_char(t, 'HH24:MI')
         from (select now() at time zone 'America/Sao_Paulo' + $2::interval as t) x) where id = $1`,
      [event, interval],
    );

  const teamsOf = (event: string) =>
    db.rows<{ name: string; ids: string[] }>(
      `select t.name, array_agg(o.id::text order by o.id) filter (where o.id is not null) as ids
       from public.event_teams t
       left join public.operators o on o.event_team_id = t.id and o.deleted_at is null
       where t.event_id = $1 and t.deleted_at is null group by t.id order by t.name`,
      [event],
    );
  const rowOf = async (event: string) => {
    const [row] = await db.rows<{ split_seed: string | null; split_rev: number }>(
      'select split_seed, split_rev from public.airsoft_events where id = $1',
      [event],
    );
    return { ...row, split_seed: row!.split_seed === null ? null : Number(row!.split_seed) };
  };
  const idsOf = async (event: string) =>
    (
      await db.rows<{ id: string }>(
        'select id from public.operators where event_id = $1 and deleted_at is null order by id',
        [event],
      )
    ).map(({ id }) => id);
  const sizes = async (event: string) => (await teamsOf(event)).map(({ ids }) => ids?.length ?? 0);

  return { owner, people, draw, eventOf, act, close, open, startsIn, teamsOf, rowOf, idsOf, sizes };
}
