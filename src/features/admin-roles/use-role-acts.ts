import { useAct } from '#actions/use-act.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

type Person = { readonly id: string; readonly name: string };

/** Gives the role to a person, and takes it away. */
export function useRoleActs() {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.admin.roles;
  return {
    assign: async ({ id, name }: Person): Promise<void> => {
      const failed = words.assign_failed();
      await act(
        'assign_role@1',
        { user_id: id, role: 'admin' },
        {
          label: name,
          said: { done: words.assigned({ user: name }), refused: failed, failed },
        },
      );
    },
    remove: async ({ id, name }: Person): Promise<void> => {
      const failed = words.remove_failed();
      await act(
        'remove_role@1',
        { user_id: id, role: 'admin' },
        { label: name, said: { done: words.removed(), refused: failed, failed } },
      );
    },
  };
}
