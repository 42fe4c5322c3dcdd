import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { ActionBar } from '#ui/page/action-bar.tsx';
import type { Team } from '../use-team-people.ts';
import { MyNumber } from './my-number.tsx';
import { useRequestJoin } from './use-request-join.ts';

type AskToJoinProps = {
  team: Team;
  /** From the tap until the server has answered, or the request waits. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** The link that leaves the form. */
  cancel: ReactNode;
};

/** Longer ones the server refuses: request_join@1. */
const LONGEST_INSTAGRAM = 60;

/** Asks the captain, and leads to the team once the request is there. */
export function AskToJoin({ team, busy, onBusy, cancel }: AskToJoinProps) {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const ask = useRequestJoin(team);
  const [instagram, setInstagram] = useState('');
  const words = LL.team_form.join;
  async function send() {
    onBusy(true);
    const outcome = await ask(instagram.replaceAll('@', '').trim());
    onBusy(false);
    if (outcome === 'applied') await navigate({ to: '/team/$id', params: { id: team.id } });
  }
  return (
    <Form
      form={{ handleSubmit: send }}
      // as tall as the phone, whose lower edge the bar then stands on
      className="flex w-full flex-col gap-6 max-md:min-h-[75svh]"
    >
      <div className="flex flex-1 flex-col gap-6">
        <p className="max-w-prose">{words.hint()}</p>
        <MyNumber />
        <div className="w-full max-w-96">
          <TextField
            label={LL.team_form.field.instagram()}
            mark={LL.common.optional()}
            hint={words.instagram_hint()}
            name="instagram"
            placeholder="@"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            maxLength={LONGEST_INSTAGRAM}
            value={instagram}
            onChange={setInstagram}
          />
        </div>
      </div>
      <ActionBar>
        <Button type="submit" variant="main" busy={busy}>
          {busy ? words.sending() : words.action()}
        </Button>
        {cancel}
      </ActionBar>
    </Form>
  );
}
