import MapPinned from 'lucide-react/icons/map-pinned';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { cityState } from '#domain/place/city-state.ts';
import { CityText } from '#entities/place/place-fact.tsx';
import { fold, wordFinder } from '#domain/words/search.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { MenuItem } from '#ui/overlay/popover.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Spinner } from '#ui/page/spinner.tsx';
import { useArenas, type Arena } from './use-arenas.ts';

type ArenaPickerProps = {
  arena_id: string;
  /** @param before the arena chosen before, as far as this device knows it */
  onArena: (arena: Arena | null, before: Arena | undefined) => void;
};

/** Chooses the app's arena in which the event takes place, if it is one. */
export function ArenaPicker({ arena_id, onArena }: ArenaPickerProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const arenas = useArenas();
  const words = LL.event_form.arena;
  const chosen = arenas?.find(({ id }) => id === arena_id);
  return (
    <div role="group" aria-label={LL.event_form.field.arena_id()} data-field="arena_id">
      <p className="flex items-baseline justify-between gap-3 font-medium">
        {LL.event_form.field.arena_id()}
        <span className="text-sm font-normal text-soft">{LL.common.optional()}</span>
      </p>
      <p className="mt-1 text-soft">
        {arena_id === ''
          ? words.none()
          : chosen
            ? `${chosen.name} · ${cityState(chosen)}`
            : words.unknown()}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button icon={MapPinned} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {arena_id === '' ? words.choose() : words.change()}
        </Button>
        {arena_id !== '' && (
          <Button variant="plain" icon={X} onClick={() => onArena(null, chosen)}>
            {words.remove()}
          </Button>
        )}
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.choose()}
        close_label={LL.common.close()}
      >
        <ArenaList
          arenas={arenas}
          onArena={(arena) => {
            onArena(arena, chosen);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}

type ArenaListProps = { arenas: readonly Arena[] | undefined; onArena: (arena: Arena) => void };

function ArenaList({ arenas, onArena }: ArenaListProps) {
  const { LL } = useI18nContext();
  const [term, setTerm] = useState('');
  const syncNow = useSyncNow();
  const words = LL.event_form.arena;
  if (!arenas) return <Spinner label={LL.common.loading()} />;
  if (arenas.length === 0) {
    return (
      <Note
        kind="info"
        title={LL.arena.choices_failed()}
        action={<Button onClick={syncNow}>{LL.common.try_again()}</Button>}
      />
    );
  }
  const finds = wordFinder(term);
  const found = arenas.filter(({ name, city, state }) => finds(fold(`${name} ${city} ${state}`)));
  return (
    <div className="flex min-h-96 flex-col gap-3">
      <SearchField
        label={words.search()}
        placeholder={words.search()}
        clear_label={LL.common.clear_search()}
        value={term}
        onChange={setTerm}
      />
      {found.length === 0 && (
        <p role="status" className="py-4 text-soft">
          {words.no_match({ term })}
        </p>
      )}
      <ul aria-label={words.list()}>
        {found.map((arena) => (
          <li key={arena.id}>
            <MenuItem onClick={() => onArena(arena)}>
              <span className="block font-medium">{arena.name}</span>
              <span className="block text-sm text-soft">
                <CityText city={arena.city} state={arena.state} />
              </span>
            </MenuItem>
          </li>
        ))}
      </ul>
    </div>
  );
}
