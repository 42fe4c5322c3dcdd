import { useAct } from '#actions/use-act.ts';
import type { PatchColumns } from '#domain/rewards/patch-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Patch } from '#entities/administration/use-every-patch.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';

type Change = Pick<MutationArgs<'update_patch@1'>, 'patch' | 'base'>;

/** What an administrator asks for about the patches themselves. */
export function usePatchActs() {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.admin.patch;
  const saying = (done: string, failed: string) => ({ done, refused: failed, failed });
  return {
    create: (id: string, columns: PatchColumns, onKept: () => void) =>
      act(
        'create_patch@1',
        { id, ...columns },
        { label: columns.nome, said: saying(words.created(), words.create_failed()), onKept },
      ),
    update: ({ id, nome }: Patch, change: Change, onKept: () => void) =>
      act(
        'update_patch@1',
        { id, ...change },
        { label: nome, said: saying(words.updated(), words.update_failed()), onKept },
      ),
    remove: ({ id, nome }: Patch, done: string) =>
      act('delete_patch@1', { id }, { label: nome, said: saying(done, words.delete_failed()) }),
  };
}
