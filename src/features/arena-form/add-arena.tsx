import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { Button } from '#ui/button.tsx';

type AddArenaProps = {
  onOpen: () => void;
  /** For a visitor, who comes back to the open form. @param why said beside the words */
  signIn: (label: string, why: string) => ReactNode;
};

/** Opens the form of a new arena, which is for people who signed in (Spec 2 §6). */
export function AddArena({ onOpen, signIn }: AddArenaProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas.propose;
  if (!usePerson()) return signIn(words.add(), words.sign_in());
  return (
    <Button icon={Plus} onClick={onOpen}>
      {words.add()}
    </Button>
  );
}
