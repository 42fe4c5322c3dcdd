import { useAct } from '#actions/use-act.ts';
import type { AdChange, AdColumns } from '#domain/advertising/ad-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Ad } from './use-ads.ts';

/** What an administrator asks for about advertisements. */
export function useAdActs() {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.admin.ads;
  const saying = (done: string) => ({ done, refused: words.failed(), failed: words.failed() });
  return {
    create: (id: string, columns: AdColumns, onKept: () => void) =>
      act(
        'create_advertisement@1',
        { id, ...columns, is_active: true },
        { label: columns.title, said: saying(words.created()), onKept },
      ),
    update: ({ id, title }: Ad, change: AdChange, onKept: () => void) =>
      act(
        'update_advertisement@1',
        { id, ...change },
        { label: title, said: saying(words.updated()), onKept },
      ),
    turn: ({ id, title }: Ad, is_active: boolean) =>
      act(
        'update_advertisement@1',
        { id, patch: { is_active }, base: { is_active: !is_active } },
        { label: title, said: saying(is_active ? words.turned_on() : words.turned_off()) },
      ),
    remove: ({ id, title }: Ad) =>
      act('delete_advertisement@1', { id }, { label: title, said: saying(words.deleted()) }),
  };
}
