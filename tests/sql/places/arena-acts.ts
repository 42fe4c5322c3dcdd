import type { Session } from '../session.ts';

/** Valid arguments of an arena, with every field. */
export const arenaArgs = (changes: object = {}) => ({
  id: crypto.randomUUID() as string,
  name: 'Campo do Canindé',
  description: 'Mata fechada e um forte no alto.',
  address: 'Estrada do Canindé, km 4',
  city: 'Fortaleza',
  state: 'CE',
  latitude: -3.7,
  longitude: -38.5,
  website: 'https://exemplo.test/caninde',
  phone: '(85) 3333-0000',
  instagram: 'campo.caninde',
  whatsapp: '85988887777',
  facebook: 'campocaninde',
  game_types: ['milsim', 'woodsball'],
  facilities: ['estacionamento', 'banheiros'],
  images: ['https://exemplo.test/1.webp'],
  opening_hours: { sábado: '08:00 às 18:00' },
  ...changes,
});

/** What an administrator reads of the arena now, as their decision names it; {} if there is none. */
export const readArena = (db: Pick<Session, 'one'>, id: string) =>
  db.one<object>(
    `select coalesce(jsonb_object_agg(c, to_jsonb(a) -> c), '{}')
     from public.arenas a, unnest(private.arena_columns()) c where a.id = $1`,
    [id],
  );
