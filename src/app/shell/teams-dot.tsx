import { useAnyUnread } from '#entities/team/use-any-unread.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useNow } from '#entities/age/use-now.ts';

/** That something is new in the talk of my teams: a dot and no number, which stands there. */
// A default export, because React.lazy takes nothing else.
export default function TeamsDot() {
  const { LL } = useI18nContext();
  if (!useAnyUnread(useNow())) return null;
  return (
    <>
      <i aria-hidden className="absolute top-1.5 left-1/2 ms-2 size-2.5 rounded-full bg-warning" />
      <span className="sr-only">({LL.team_page.talk.somewhere()})</span>
    </>
  );
}
