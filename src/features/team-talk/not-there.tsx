import { MissingTarget } from '#entities/team/area/missing-target.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import type { Talk } from './talk-people.ts';

type NotThereProps = {
  team: Talk['team'];
  /** The id of the post that a link names. */
  missing: string;
  /** It is in a channel that I do not see. */
  closed: boolean;
  onClose: () => void;
};

/** Why the post of a link is not shown. */
export function NotThere({ team, missing, closed, onClose }: NotThereProps) {
  const { LL } = useI18nContext();
  const words = LL.team_talk.named;
  return closed ? (
    <Note kind="info" action={<Button onClick={onClose}>{LL.common.close()}</Button>}>
      {words.closed()}
    </Note>
  ) : (
    <MissingTarget
      key={missing}
      team_id={team.id}
      id={missing}
      looking={words.looking()}
      gone={words.gone()}
      onClose={onClose}
    />
  );
}
