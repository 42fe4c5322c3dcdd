import Share2 from 'lucide-react/icons/share-2';
import { fullAddress } from '#domain/arena/arena-contacts.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { ArenaContacts, ArenaRoute } from '#entities/arena/arena-links.tsx';
import { useShareLink } from '#entities/sharing/use-share-link.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { report } from '#sync/device/report.ts';
import { Button } from '#ui/button.tsx';

/** The way there, who to ask, and the link to pass on. */
export function ArenaActs({ arena }: { arena: Arena }) {
  const { LL } = useI18nContext();
  const { share } = useShareLink();
  const link = {
    title: arena.name,
    text: `${arena.name}\n${fullAddress(arena)}`,
    url: `${location.origin}/arena/${arena.id}`,
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3 max-sm:[&>a]:flex-1">
        <ArenaRoute arena={arena} />
        {arena.is_active && (
          <Button
            icon={Share2}
            title={LL.arenas.share()}
            onClick={() => void share(link).catch(report)}
          >
            <span className="max-sm:sr-only">{LL.arenas.share()}</span>
          </Button>
        )}
      </div>
      <ArenaContacts arena={arena} />
    </div>
  );
}
