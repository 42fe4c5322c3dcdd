import { Link } from '@tanstack/react-router';
import SearchX from 'lucide-react/icons/search-x';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

type NoMatchProps = { term: string; filtered: boolean; onClear: () => void };

/** Nothing matches the search, the filters, or both. */
// A default export, because React.lazy takes nothing else.
export default function NoMatch({ term, filtered, onClear }: NoMatchProps) {
  const { LL } = useI18nContext();
  const words = LL.no_events;
  const asked = term.trim();
  return (
    <EmptyState
      icon={SearchX}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onClear}>
            {filtered ? LL.events.filter.clear_all() : words.no_match_action()}
          </Button>
          <Link
            to="/events/map"
            search={{ show: 'past', ...(asked && { q: asked }) }}
            className={buttonClass({ variant: 'plain' })}
          >
            {words.older()}
          </Link>
        </div>
      }
    >
      {!filtered && words.no_match({ term: asked })}
      {filtered && (asked ? words.no_match_filtered({ term: asked }) : words.none_filtered())}
    </EmptyState>
  );
}
