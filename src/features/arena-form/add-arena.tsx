import Plus from 'lucide-react/icons/plus';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { Button } from '#ui/button.tsx';

/** Opens the form of a new arena; only for people who signed in (Spec 2 §6). */
export function AddArena({ onOpen }: { onOpen: () => void }) {
  const { LL } = useI18nContext();
  if (!usePerson()) return null;
  return (
    <Button icon={Plus} onClick={onOpen}>
      {LL.arenas.propose.add()}
    </Button>
  );
}
