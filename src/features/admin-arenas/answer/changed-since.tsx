import { correctionEntries } from '#domain/arena/arena-correction.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { same } from '#domain/form/form-merge.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Note } from '#ui/page/note.tsx';
import { fieldLabel, valueText } from '../corrections/correction-texts.ts';

type ChangedSinceProps = {
  arena: Arena;
  /** As I read it. */
  before: Arena;
};

/** What its proposer changed after I had read it: the administrator reads and answers it again. */
export function ChangedSince({ arena, before }: ChangedSinceProps) {
  const { LL, locale } = useI18nContext();
  const text = (field: Entry['field'], value: Entry['now']) =>
    valueText(field, value, { LL, locale });
  return (
    <Note kind="info" title={LL.problems.arena_reread()}>
      <ul>
        {correctionEntries(arena, { patch: before, base: {} }).map(({ field, now, proposed }) => (
          <li key={field} className="whitespace-pre-line wrap-anywhere">
            {fieldLabel(field, LL)}: <del>{text(field, proposed)}</del>{' '}
            <ins>{text(field, now)}</ins>
          </li>
        ))}
        {!same(arena.images, before.images) && <li>{LL.admin.arenas.fact.images()}</li>}
      </ul>
    </Note>
  );
}

type Entry = ReturnType<typeof correctionEntries>[number];
