import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useFollow } from '#live/freshness/use-scope-state.ts';
import { useMissingRow } from '#live/rows/use-missing-row.ts';
import { teamScope } from '#sync/replica/scopes.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

type MissingTargetProps = {
  team_id: string;
  /** Of the row that the address names. Give the component this key. */
  id: string;
  /** Shown while the server is asked: a push may come before the row. */
  looking: string;
  /** Shown when the server has no such row for me. */
  gone: string;
  onClose: () => void;
};

/** Says what became of the post or date that an address names and this device does not have. */
export function MissingTarget({ team_id, id, looking, gone, onClose }: MissingTargetProps) {
  const { LL } = useI18nContext();
  const scope = teamScope(team_id);
  const { asked_at } = useFollow(scope);
  const state = useMissingRow({ name: 'team_records', id, scope, asked_at, is_missing: true });
  if (state === 'loading') return <Note kind="sending">{looking}</Note>;
  return (
    <Note kind="info" action={<Button onClick={onClose}>{LL.common.close()}</Button>}>
      {state === 'absent' ? gone : LL.team_page.area.not_here()}
    </Note>
  );
}
