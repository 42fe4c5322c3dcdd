import { cityState } from '#domain/place/city-state.ts';
import { Link } from '@tanstack/react-router';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import { listedArenas, type Arena, type ListedArena } from '#domain/arena/arena-list.ts';
import { NoneIn } from '#entities/absent/none-in.tsx';
import { PlaceFact } from '#entities/place/place-fact.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';
import { ListRow, rowLinkClass, type RowElement } from '#ui/lists/list-row.tsx';
import { ManyRows } from '#ui/lists/many-rows.tsx';

type PublishedArenasProps = {
  arenas: readonly Arena[];
  /** The term in the address. */
  q: string;
  onQ: (q: string) => void;
  onEdit: (id: string) => void;
};

/** The arenas on the map, by name or city; each leads to its page and to its form. */
export function PublishedArenas({ arenas, q, onQ, onEdit }: PublishedArenasProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const [term, setTerm] = useTypedTerm(q, onQ);
  const read = useScopeState('public');
  const listed = listedArenas(arenas, { type: undefined, sort: 'name', here: null, q: term });
  return (
    <div className="flex flex-col gap-3">
      <div className="max-w-2xl">
        <SearchField
          label={words.search()}
          placeholder={words.search()}
          clear_label={LL.common.clear_search()}
          value={term}
          onChange={setTerm}
        />
      </div>
      <p role="status" className="min-h-[1lh] tabular-nums">
        {read && words.count({ count: listed.length })}
      </p>
      {listed.length === 0 ? (
        <NoneIn
          scope="public"
          icon={MapPin}
          action={
            term !== '' && <Button onClick={() => setTerm('')}>{LL.common.clear_search()}</Button>
          }
        >
          {term === '' ? words.none_yet() : words.none()}
        </NoneIn>
      ) : (
        <ManyRows
          label={words.list()}
          items={listed}
          keyOf={keyOf}
          estimate_px={estimate_px}
          render={({ arena }, element) => (
            <PublishedRow key={arena.id} arena={arena} element={element} onEdit={onEdit} />
          )}
        />
      )}
    </div>
  );
}

const keyOf = ({ arena }: ListedArena): string => arena.id;
const estimate_px = (): number => 84;

type PublishedRowProps = {
  arena: Arena;
  element: RowElement | undefined;
  onEdit: (id: string) => void;
};

function PublishedRow({ arena: { id, name, city, state }, element, onEdit }: PublishedRowProps) {
  const { LL } = useI18nContext();
  return (
    <ListRow
      element={element}
      title={
        <Link to="/arena/$id" params={{ id }} className={rowLinkClass}>
          {name}
        </Link>
      }
      facts={<PlaceFact>{cityState({ city, state })}</PlaceFact>}
      trailing={
        <span className="relative">
          <IconButton
            icon={Pencil}
            label={LL.arenas.propose.edit({ name })}
            onClick={() => onEdit(id)}
          />
        </span>
      }
    />
  );
}
