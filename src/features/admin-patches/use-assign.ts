import { useAct } from '#actions/use-act.ts';
import type { ChosenPerson } from '#entities/administration/use-chosen-person.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Patch } from '#entities/administration/use-every-patch.ts';

type Given = { readonly person: ChosenPerson; readonly patch: Patch };

/** Gives a patch to a person, and takes it away. */
export function useAssign() {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.admin.patches;
  const label = ({ person, patch }: Given) => `${patch.nome} (${person.name})`;
  const args = ({ person, patch }: Given) => ({ user_id: person.id, patch_id: patch.id });

  const revoke = async (given: Given): Promise<void> => {
    const failed = words.revoke_failed();
    const said = { done: words.revoked(), refused: failed, failed };
    await act('revoke_patch@1', args(given), { label: label(given), said });
  };
  const assign = async (given: Given): Promise<void> => {
    const failed = LL.admin.assign_failed();
    await act('assign_patch@1', args(given), {
      label: label(given),
      said: {
        done: LL.admin.assigned({ name: given.patch.nome, user: given.person.name }),
        refused: failed,
        failed,
        after: { label: words.undo(), run: () => void revoke(given) },
        // Spec 2 §4: a duplicate is informed, it is no error
        informs: { patch_already_owned: LL.problems.refused.patch_already_owned() },
      },
    });
  };
  return { assign, revoke };
}
