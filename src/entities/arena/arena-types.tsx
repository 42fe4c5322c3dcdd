import { knownTypes, type Arena } from '#domain/arena/arena-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { TypeChip } from './type-chip.tsx';

/** Every type of game of an arena. */
export function ArenaTypes({ arena }: { arena: Arena }) {
  const { LL } = useI18nContext();
  const types = knownTypes(arena);
  if (types.length === 0) return null;
  return (
    <ul aria-label={LL.arenas.game_types()} className="flex flex-wrap gap-2">
      {types.map((type) => (
        <li key={type} className="flex">
          <TypeChip type={type} />
        </li>
      ))}
    </ul>
  );
}
