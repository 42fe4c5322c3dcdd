import { useNavigate } from '@tanstack/react-router';
import { teamChanges, teamColumns, teamFormOf, type TeamForm } from '#domain/team/team-form.ts';
import { useKeptForm, type SaveOptions } from '#entities/form/use-kept-form.ts';
import { useLeaveForm } from '#entities/form/leave/use-leave-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusedSentence } from '#i18n/outcomes/refusal.ts';
import { useAccount } from '#live/account-context.ts';
import { settled } from '#live/outbox/settled.ts';
import { useMutate } from '#actions/use-mutate.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { randomId } from '#platform/random-id.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

/** Stores a new team and opens it at once; the server's outcome is shown as a toast. */
export function useCreateTeam({ team_id, ...options }: SaveOptions & { team_id: string }) {
  const { LL } = useI18nContext();
  const account = useAccount();
  const mutate = useMutate();
  const navigate = useNavigate();
  const leave = useLeaveForm();
  const { keep, fail, tell } = useKeptForm(options);
  const sent = useLiveRecord('teams', team_id);
  const words = LL.team_form;

  async function tellOutcome(asked: OutboxRecord) {
    const outcome = await settled(account, asked.id);
    if (outcome.kind !== 'refused') return tell(outcome, words.created(), [asked]);
    showToast({
      tone: 'error',
      title: words.create_failed(),
      detail: refusedSentence({ ...asked, error: outcome }, LL),
      action: {
        label: LL.common.edit(),
        run: () => void navigate({ to: '/team/create', search: { again: asked.id } }),
      },
    });
  }

  return async (form: TeamForm): Promise<void> => {
    const columns = teamColumns(form);
    // another tab has sent this draft: what differs from that is another team
    const is_other =
      sent.state === 'present' && teamChanges(teamFormOf(sent.row, form.whatsapp), form);
    const id = is_other ? randomId() : team_id;
    const args = { id, member_id: randomId(), ...columns };
    const asked = await mutate('create_team@1', args, { label: columns.name });
    if (!asked.ok) {
      return fail(asked, {
        login_required: words.login_required(),
        sentence: (reason) => `${words.create_failed()}. ${reason}`,
      });
    }
    await keep();
    await leave({ to: '/team/$id', params: { id } });
    void tellOutcome(asked.value);
  };
}
