import { describe, expect, test } from 'vitest';
import { addAdmin, addEvent, addNewcomer, addOperator, addPerson, dayFromNow } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addTeam, must, said } from '../teams/team-acts.ts';

const db = await databaseOfFile();
const admin = await addAdmin(db);
const owner = await addPerson(db, 'Organizadora');

type Row = { id: string; para: string; nome: string; desenho: number; imagem_url: string | null };
const patchesOf = (event: string) =>
  db.rows<Row>(
    `select id, para, nome, desenho, imagem_url from private.sync_patches where evento_id = $1 order by para`,
    [event],
  );
const edit = (id: string, patch: object, by = owner) =>
  said(db, by, 'update_event@1', { id, patch, base: {} });
const award = (event: string) => db.one('select private.award_event($1)', [event]);
const move = (event: string, days: number) =>
  db.rows('update public.airsoft_events set date = $2 where id = $1', [event, dayFromNow(days)]);

/** A patch, by who gets it: the points that it gave, or a dash. */
async function held(user: string): Promise<string[]> {
  const rows = await db.rows<{ what: string }>(
    `select p.para || ' ' || coalesce(x.points::text, '-') as what
     from public.user_patches u join public.patches p on p.id = u.patch_id
     left join public.user_points x on x.user_id = u.user_id and x.source = 'patch_earned' and x.source_id = p.id
     where u.user_id = $1 order by p.para, u.data_conquista`,
    [user],
  );
  return rows.map(({ what }) => what);
}

async function checkIn(event: string, operator: string): Promise<string> {
  return db.one(
    `insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, happened_at, clock_offset_ms, device_id, staff_name, flagged)
     values (gen_random_uuid(), $1, $2, 'in', now(), now(), 0, gen_random_uuid(), 'Portaria', false) returning id`,
    [event, operator],
  );
}

type Side = { person: string; team: string; operator: string; mark: string };

/** A game three days ago: two people came, and a third one stayed at home. Each is a team, where winners count. */
async function game(changes: { patch_for?: string; patch_name?: string }) {
  const event = await addEvent(db, owner, { name: 'Operação Falcão', ...changes });
  const absent = await addPerson(db, 'Ausente');
  await addOperator(db, absent, { event });
  const sides: Side[] = [];
  for (const name of ['Lobos', 'Corvos']) {
    const person = await addPerson(db, name);
    const is_team = changes.patch_for === 'won' || changes.patch_for === 'both';
    const team = is_team ? (await addTeam(db, person, { name })).team : '';
    const operator = await addOperator(db, person, { event });
    sides.push({ person, team, operator, mark: await checkIn(event, operator) });
  }
  await move(event, -3);
  return { event, absent, wolves: sides[0]!, crows: sides[1]! };
}
const name = (event: string, ...team_ids: string[]) =>
  must(db, owner, 'name_winners@1', { event_id: event, team_ids });

describe('the patch of an event', () => {
  test('is made with it, follows it, and is there while somebody may earn it', async () => {
    const event = await addEvent(db, owner, { patch_for: 'both', patch_drawing: 3 });
    const [came, won] = await patchesOf(event);
    expect([came, won]).toMatchObject([
      { para: 'came', nome: 'Operação Canindé', desenho: 3, imagem_url: null },
      { para: 'won', nome: 'Operação Canindé ★', desenho: 3, imagem_url: null },
    ]);
    const patch = 'https://exemplo.test/p.webp';
    expect(await edit(event, { patch_name: 'Sertão', patch, patch_drawing: 4 })).toBe('applied');
    expect(await patchesOf(event)).toMatchObject([
      { id: came!.id, nome: 'Sertão', desenho: 4, imagem_url: patch },
      { id: won!.id, nome: 'Sertão ★', desenho: 4, imagem_url: patch },
    ]);
    expect(await edit(event, { name: 'Outro nome', patch_for: 'came' })).toBe('applied');
    expect(await patchesOf(event)).toMatchObject([{ id: came!.id, nome: 'Sertão' }]);
    const long = 'x'.repeat(120);
    expect(await edit(event, { name: long, patch_name: null, patch_for: 'won' })).toBe('applied');
    expect(await patchesOf(event)).toMatchObject([{ id: won!.id, nome: `${'x'.repeat(78)} ★` }]);
    for (const [away, back] of [
      [{ is_public: false }, { is_public: true }],
      [{ is_info_only: true }, { is_info_only: false }],
      [{ patch_for: null }, { patch_for: 'won' }],
    ]) {
      expect(await edit(event, away!)).toBe('applied');
      expect(await patchesOf(event)).toEqual([]);
      expect(await edit(event, back!)).toBe('applied');
      expect(await patchesOf(event)).toMatchObject([{ id: won!.id }]);
    }
    await must(db, owner, 'cancel_event@1', { id: event });
    expect(await patchesOf(event)).toEqual([]);
    const other = await addEvent(db, owner, { patch_for: 'came' });
    await must(db, owner, 'delete_event@1', { id: other });
    expect(await patchesOf(other)).toEqual([]);
  });

  test('none is made without being asked for, nor for a private event', async () => {
    const none = await addEvent(db, owner, { patch_drawing: 3, patch_name: 'Sertão' });
    const closed = await addEvent(db, owner, { patch_for: 'came', is_public: false });
    expect([...(await patchesOf(none)), ...(await patchesOf(closed))]).toEqual([]);
  });

  test('who came gets one, who won both, each once, with 25 points', async () => {
    const { event, absent, wolves, crows } = await game({ patch_for: 'both' });
    await name(event, wolves.team);
    for (let run = 0; run < 2; run += 1) await award(event);
    expect(await held(wolves.person)).toEqual(['came 25', 'won 25']);
    expect(await held(crows.person)).toEqual(['came 25']);
    expect(await held(absent)).toEqual([]);
  });

  test('for winners alone: nobody has it before they are named, and a correction moves it', async () => {
    const { event, wolves, crows } = await game({ patch_for: 'won' });
    await award(event);
    expect([await held(wolves.person), await held(crows.person)]).toEqual([[], []]);
    await name(event, wolves.team);
    expect([await held(wolves.person), await held(crows.person)]).toEqual([['won 25'], []]);
    await name(event, crows.team);
    expect([await held(wolves.person), await held(crows.person)]).toEqual([[], ['won 25']]);
    // who leaves the team afterwards has won all the same
    await db.rows('update public.team_members set deleted_at = now() where user_id = $1', [
      crows.person,
    ]);
    await name(event, crows.team, wolves.team);
    expect([await held(wolves.person), await held(crows.person)]).toEqual([['won 25'], ['won 25']]);
  });

  test('a mark that is taken back takes it back with its points; the next one gives it again', async () => {
    const { event, wolves, crows } = await game({ patch_for: 'came' });
    await award(event);
    await must(db, owner, 'check_in@1', {
      id: crypto.randomUUID(),
      event_id: event,
      operator_id: null,
      mark: 'undo',
      undoes: wolves.mark,
      scanned_at: new Date().toISOString(),
      clock_offset_ms: 0,
      device_id: crypto.randomUUID(),
      data_version: null,
    });
    expect([await held(wolves.person), await held(crows.person)]).toEqual([[], ['came 25']]);
    await award(event);
    expect(await held(wolves.person)).toEqual([]);
    await checkIn(event, wolves.operator);
    await award(event);
    expect(await held(wolves.person)).toEqual(['came 25']);
    // without an undo that names the mark: the organiser removes the place
    await db.rows('update public.operators set deleted_at = now() where id = $1', [crows.operator]);
    await award(event);
    expect(await held(crows.person)).toEqual([]);
  });

  test('an edit after the game changes what people have, and gives nothing twice', async () => {
    const { event, wolves } = await game({});
    await award(event);
    expect(await held(wolves.person)).toEqual([]);
    expect(await edit(event, { patch_for: 'came' })).toBe('applied');
    expect(await held(wolves.person)).toEqual(['came 25']);
    expect(await edit(event, { patch_name: 'Falcão de Ouro', patch_drawing: 7 })).toBe('applied');
    const mine = () =>
      db.rows(
        `select p.nome, p.desenho, p.evento_id from public.user_patches u join public.patches p on p.id = u.patch_id
         where u.user_id = $1 and p.deleted_at is null`,
        [wolves.person],
      );
    const ours = { nome: 'Falcão de Ouro', desenho: 7 };
    expect(await mine()).toEqual([{ ...ours, evento_id: event }]);
    // who has it keeps it, and it tells nobody a private event's id
    expect(await edit(event, { is_public: false })).toBe('applied');
    expect(await mine()).toEqual([{ ...ours, evento_id: null }]);
    expect(await edit(event, { is_public: true })).toBe('applied');
    await award(event);
    expect(await held(wolves.person)).toEqual(['came 25']);
    expect(await mine()).toEqual([{ ...ours, evento_id: event }]);
    await must(db, owner, 'delete_event@1', { id: event });
    expect(await mine()).toEqual([{ ...ours, evento_id: null }]);
  });

  test('an administrator withdraws it: nobody new gets it, who has it keeps it, the organiser makes no other', async () => {
    const { event, wolves, crows } = await game({ patch_for: 'came', patch_name: 'Feio' });
    const [patch] = await patchesOf(event);
    const withdraw = (id: string, by = admin) => said(db, by, 'delete_patch@1', { id });
    expect(await withdraw(patch!.id, owner)).toBe('not_allowed');
    await db.rows('update public.operators set deleted_at = now() where id = $1', [crows.operator]);
    await award(event);
    expect(await withdraw(patch!.id)).toBe('applied');
    await db.rows('update public.operators set deleted_at = null where id = $1', [crows.operator]);
    await award(event);
    expect([await held(wolves.person), await held(crows.person)]).toEqual([['came 25'], []]);
    expect(await patchesOf(event)).toEqual([]);
    const seen = 'select patch_for, patch_name from public.airsoft_events where id = $1';
    expect(await db.rows(seen, [event])).toEqual([{ patch_for: 'withdrawn', patch_name: null }]);
    expect(await edit(event, { patch_for: 'came' })).toBe('patch_withdrawn: patch_for');
    expect(await edit(event, { patch_for: null, name: 'Outro nome' })).toBe('applied');
    expect(await edit(event, { patch_for: 'withdrawn' })).toBe('invalid_args: patch_for');
    // somebody has it, and it belongs to no event now
    expect(await withdraw(patch!.id)).toBe('patch_in_use');
    const unused = await addEvent(db, owner, { patch_for: 'both' });
    const [came, won] = await patchesOf(unused);
    expect(await withdraw(won!.id)).toBe('applied');
    for (const { id } of [came!, won!]) expect(await withdraw(id)).toBe('patch_not_found');
    expect(await edit(unused, { patch_for: 'came' })).toBe('patch_withdrawn: patch_for');
  });

  test('[hole S10] [hole R5] its points are those of games that count: a known account, two a week with one organiser', async () => {
    const farmer = await addPerson(db, 'Fazendeira');
    const puppet = await addPerson(db, 'Marionete');
    const newcomer = await addNewcomer(db, 'Novata');
    for (let n = 0; n < 3; n += 1) {
      const event = await addEvent(db, farmer, { patch_for: 'came' });
      for (const person of [puppet, newcomer, farmer])
        await checkIn(event, await addOperator(db, person, { event }));
      await db.rows('update public.check_ins set staff_id = $2 where event_id = $1', [
        event,
        farmer,
      ]);
      await move(event, -3);
      await award(event);
    }
    expect(await held(puppet)).toEqual(['came 25', 'came 25', 'came -']);
    expect(await held(newcomer)).toEqual(['came -', 'came -', 'came -']);
    // marked by herself alone
    expect(await held(farmer)).toEqual([]);
  });

  test('one that nobody earned is none, nine days after the game', async () => {
    const [{ event: empty }, { event: earned }] = [
      await game({ patch_for: 'both' }),
      await game({ patch_for: 'came' }),
    ];
    await award(earned);
    for (const event of [empty, earned]) await move(event, -8);
    await db.one('select private.drop_unearned_patches()');
    expect(await patchesOf(empty)).toHaveLength(2);
    for (const event of [empty, earned]) await move(event, -11);
    await db.one('select private.drop_unearned_patches()');
    expect(await patchesOf(empty)).toEqual([]);
    expect(await patchesOf(earned)).toHaveLength(1);
  });
});
