import { eventArgs, registration } from '../acts.ts';
import { arenaArgs } from '../places/arena-acts.ts';
import { eventDayBodies } from './fuzz-event-day.ts';
import type { Fuzzed } from './fuzz-world.ts';

const arena = () => {
  const { id: _id, ...fields } = arenaArgs();
  return fields;
};

/**
 * Mutations of events, roles, patches and arenas, with valid arguments: who makes them, and what
 * they are.
 */
export const eventBodies = (
  now: () => Fuzzed,
): [name: string, role: 'owner' | 'player' | 'admin', args: () => object][] => [
  [
    'register@1',
    'player',
    () =>
      registration(now().trio, {
        new_team: { id: crypto.randomUUID(), name: 'Bravo' },
        team: 'Time',
      }),
  ],
  [
    'cancel_registration@1',
    'player',
    () => ({ operator_id: now().operator, event_id: now().event }),
  ],
  [
    'create_event@1',
    'owner',
    () =>
      eventArgs({
        latitude: -3.7,
        longitude: -38.5,
        banner: 'https://exemplo.test/b.webp',
        max_op: 10,
        price_cents: 4000,
        gate_time: '07:00',
        end_time: '17:00',
        energy_limits: [{ class: 'sniper', joules: 2.5, fps: 520 }],
        what_to_bring: 'Óculos',
        patch_for: 'both',
        patch_name: 'Presença',
        patch_drawing: 3,
        is_info_only: false,
        show_contact: true,
        pix_key: 'eu@exemplo.test',
        pix_name: 'Eu mesmo',
        pix_city: 'Fortaleza',
        place_is_secret: true,
        secret_place: 'Estrada do Sossego, km 4',
      }),
  ],
  [
    'update_event@1',
    'owner',
    () => ({
      id: now().event,
      patch: { name: 'Outro nome', max_op: 5 },
      base: { name: 'Operação Canindé' },
    }),
  ],
  ['delete_event@1', 'owner', () => ({ id: now().event })],
  [
    'save_event_teams@1',
    'owner',
    () => ({
      event_id: now().event,
      seed: 7,
      base_split_rev: 0,
      teams: [{ id: crypto.randomUUID(), name: 'Equipe 1', operator_ids: [now().operator] }],
    }),
  ],
  [
    'assign_role@1',
    'admin',
    () => ({ id: crypto.randomUUID(), user_id: now().player, role: 'admin' }),
  ],
  ['remove_role@1', 'admin', () => ({ user_id: now().owner, role: 'admin' })],
  [
    'create_patch@1',
    'admin',
    () => ({
      id: crypto.randomUUID(),
      nome: 'Mata Fechada',
      descricao: 'Para quem subir a serra.',
      tipo: 'evento',
      imagem_url: 'https://exemplo.test/p.webp',
      evento_id: now().event,
      equipe_id: null,
    }),
  ],
  [
    'update_patch@1',
    'admin',
    () => ({ id: now().patch, patch: { nome: 'Outro', tipo: 'mvp' }, base: { nome: 'Patch' } }),
  ],
  ['delete_patch@1', 'admin', () => ({ id: now().patch })],
  ['assign_patch@1', 'admin', () => ({ user_id: now().player, patch_id: now().patch })],
  ['revoke_patch@1', 'admin', () => ({ user_id: now().player, patch_id: now().patch })],
  [
    'generate_patch_codes@1',
    'admin',
    () => ({ patch_id: now().patch, count: 3, max_uses: 5, expires_at: '2100-01-01T00:00:00Z' }),
  ],
  ['withdraw_patch_codes@1', 'admin', () => ({ ids: [now().patch] })],
  ['redeem_patch@1', 'player', () => ({ code: 'AAAAAAAAAA' })],
  ['celebrate_patches@1', 'player', () => ({ patch_ids: [crypto.randomUUID()] })],
  ['propose_arena@1', 'player', () => ({ id: crypto.randomUUID(), ...arena() })],
  [
    'update_arena@1',
    'player',
    () => ({ id: now().arena, patch: { ...arena(), name: 'Outra' }, base: { name: 'Arena' } }),
  ],
  ['name_winners@1', 'owner', () => ({ event_id: now().event, team_ids: [now().squad] })],
  ['approve_arena@1', 'admin', () => ({ id: now().arena, base: arena() })],
  ['ask_arena_change@1', 'admin', () => ({ id: now().arena, note: 'O ponto está no rio.' })],
  [
    'reject_arena@1',
    'admin',
    () => ({ id: now().arena, reason: 'Já existe no mapa.', base: arena() }),
  ],
  [
    'propose_arena_change@1',
    'player',
    () => ({
      id: crypto.randomUUID(),
      arena_id: now().arena,
      patch: { name: 'Outra' },
      base: { name: 'Arena' },
    }),
  ],
  [
    'decide_arena_change@1',
    'admin',
    () => ({ id: now().arena, arena_id: now().arena, patch: {}, base: {}, reason: 'Não é.' }),
  ],
  ['delete_arena@1', 'admin', () => ({ id: now().arena })],
  ...eventDayBodies(now),
];
