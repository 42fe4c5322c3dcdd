import { useAct } from '#actions/use-act.ts';
import type { AdChange, AdColumns } from '#domain/advertising/ad-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { randomId } from '#platform/random-id.ts';
import type { Ad } from './use-ads.ts';

/**
 * What an administrator asks for about advertisements.
 * @param onDone the server has the change, or somebody else's instead: the list is asked for again
 */
export function useAdActs(onDone: () => void) {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.admin.ads;
  const saying = (done: string) => ({ done, refused: words.failed(), failed: words.failed() });
  const then = (settled: string) => {
    if (settled === 'applied' || settled === 'refused') onDone();
  };
  return {
    create: async (columns: AdColumns, onKept: () => void) =>
      then(
        await act(
          'create_advertisement@1',
          { id: randomId(), ...columns, is_active: true },
          { label: columns.title, said: saying(words.created()), onKept },
        ),
      ),
    update: async ({ id, title }: Ad, change: AdChange, onKept: () => void) =>
      then(
        await act(
          'update_advertisement@2',
          { id, ...change },
          { label: title, said: saying(words.updated()), onKept },
        ),
      ),
    turn: async ({ id, title }: Ad, is_active: boolean) =>
      then(
        await act(
          'update_advertisement@2',
          { id, patch: { is_active }, base: { is_active: !is_active } },
          {
            label: title,
            said: saying(is_active ? words.turned_on() : words.turned_off()),
          },
        ),
      ),
    remove: async ({ id, title }: Ad) =>
      then(
        await act(
          'delete_advertisement@1',
          { id },
          { label: title, said: saying(words.deleted()) },
        ),
      ),
  };
}
