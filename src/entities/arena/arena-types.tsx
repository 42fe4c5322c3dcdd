import { knownTypes, type Arena } from '#domain/arena/arena-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { LinkedText } from '../linked-text/linked-text.tsx';
import { TypeChip } from './type-chip.tsx';

/** What an arena says about itself, and every type of game there. */
export function AboutArena({ arena }: { arena: Arena }) {
  return (
    <>
      {arena.description && (
        <p className="break-words whitespace-pre-line">
          <LinkedText text={arena.description} />
        </p>
      )}
      <ArenaTypes arena={arena} />
    </>
  );
}

function ArenaTypes({ arena }: { arena: Arena }) {
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
