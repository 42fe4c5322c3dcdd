import { useRef, useState, type ReactNode } from 'react';
import { readInstagram } from '#domain/words/profile-name.ts';
import { useLeaveForm } from '#entities/form/leave/use-leave-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
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

/** Asks the captain, and leads to the team once the request is there. */
export function AskToJoin({ team, busy, onBusy, cancel }: AskToJoinProps) {
  const { LL } = useI18nContext();
  const leave = useLeaveForm();
  const ask = useRequestJoin(team);
  const [instagram, setInstagram] = useState('');
  const [wrong, setWrong] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const words = LL.team_form.join;
  async function send() {
    const name = instagram.trim() === '' ? '' : readInstagram(instagram);
    setWrong(name === undefined);
    if (name === undefined) return focusFirstInvalid(element.current);
    onBusy(true);
    const outcome = await ask(name);
    onBusy(false);
    if (outcome === 'applied') await leave({ to: '/team/$id', params: { id: team.id } });
  }
  return (
    <Form
      form={{ handleSubmit: send }}
      ref={element}
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
            error={wrong ? LL.validation.instagram_invalid() : undefined}
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
