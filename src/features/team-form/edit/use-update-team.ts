import { teamChanges, type TeamForm } from '#domain/team/team-form.ts';
import { useKeptForm, type SaveOptions } from '#entities/form/use-kept-form.ts';
import { useLeaveForm } from '#entities/form/leave/use-leave-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusedSentence } from '#i18n/outcomes/refusal.ts';
import { useAccount } from '#live/account-context.ts';
import { settled } from '#live/outbox/settled.ts';
import { useMutate } from '#actions/use-mutate.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

/** Stores the changes, and waits briefly for the server: a conflict is decided here, in the form. */
export function useUpdateTeam({ team_id, ...options }: SaveOptions & { team_id: string }) {
  const { LL } = useI18nContext();
  const account = useAccount();
  const mutate = useMutate();
  const leave = useLeaveForm();
  const { keep, fail, tell } = useKeptForm(options);
  const show = () => leave({ to: '/team/$id', params: { id: team_id } });
  const failed = (reason: string) => `${LL.team.save_failed()}. ${reason}`;

  return async (form: TeamForm, base: TeamForm): Promise<void> => {
    const changes = teamChanges(base, form);
    if (!changes) {
      await keep();
      await show();
      return showToast({ tone: 'info', title: LL.form.unchanged() });
    }
    const args = { id: team_id, ...changes };
    const asked = await mutate('update_team@1', args, { label: form.name.trim() });
    if (!asked.ok) {
      return fail(asked, { login_required: LL.team_form.login_required(), sentence: failed });
    }
    const outcome = await settled(account, asked.value.id);
    if (outcome.kind === 'refused') {
      const reason = refusedSentence({ ...asked.value, error: outcome }, LL);
      return options.onFailed(outcome.code === 'record_changed' ? reason : failed(reason));
    }
    await keep();
    await show();
    tell(outcome, LL.team_form.updated(), [asked.value]);
  };
}
