import { Link } from '@tanstack/react-router';
import { useStore } from '@tanstack/react-form';
import { useMemo, useState } from 'react';
import type { Arena } from '#domain/arena/arena-list.ts';
import { nearArenas } from '#domain/arena/near-arenas.ts';
import { pointOf } from '#domain/place/degrees.ts';
import { formatDistance } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import type { ArenaFormApi } from '../use-arena-form.ts';

type MaybeDoubleProps = {
  form: ArenaFormApi;
  /** Of the proposal that is corrected. */
  id: string | undefined;
  /** Of the new one: as soon as it is sent, it is among the arenas itself. */
  new_id: string;
  /** Every arena on this device. */
  arenas: readonly Arena[];
};

/** Says that the arena may be there already. It only asks: two arenas may share a farm. */
export function MaybeDouble({ form, id, new_id, arenas }: MaybeDoubleProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.arenas.propose;
  const { name, city, latitude, longitude } = useStore(form.store, ({ values }) => values);
  const is_sent = useStore(form.store, (state) => state.isSubmitting || state.isSubmitSuccessful);
  const own_id = id ?? (is_sent ? new_id : undefined);
  const [others, setOthers] = useState<readonly string[]>([]);
  const near = useMemo(() => {
    const point = pointOf({ latitude, longitude });
    const known = typeof point === 'string' ? undefined : point;
    return nearArenas(arenas, { id: own_id, name, city, point: known });
  }, [arenas, own_id, name, city, latitude, longitude]);
  const nearest = near.find(({ arena }) => !others.includes(arena.id));
  if (!nearest) return null;
  const { arena, distance_m } = nearest;
  return (
    <Note
      kind="info"
      title={
        distance_m === undefined
          ? words.double_named({ name: arena.name, city: arena.city })
          : words.double({ name: arena.name, distance: formatDistance(distance_m, locale) })
      }
      action={
        <>
          <Link to="/arena/$id" params={{ id: arena.id }} className={buttonClass()}>
            {words.see_double()}
          </Link>
          <Button onClick={() => setOthers([...others, arena.id])}>{words.is_other()}</Button>
        </>
      }
    />
  );
}
