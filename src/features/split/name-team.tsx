import { useState } from 'react';
import { charCount } from '#domain/words/char-count.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type NameTeamProps = {
  kind: 'side' | 'squad';
  /** The name that the team has; '' for a new one. */
  name: string;
  submit: string;
  onName: (name: string) => void;
};

/** The name of a side or squad: required, at most 30 characters (Spec 1 §5). */
export function NameTeam({ kind, name, submit, onName }: NameTeamProps) {
  const { LL } = useI18nContext();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  function problem(given: string): string | undefined {
    const words = LL.validation;
    const is_side = kind === 'side';
    if (given === '') return is_side ? words.side_name_required() : words.team_name_required();
    if (charCount(given) <= 30) return undefined;
    return is_side ? words.side_name_too_long() : words.team_name_too_long();
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const given = typed.trim();
        const found = problem(given);
        setError(found);
        if (found === undefined) onName(given);
      }}
    >
      <TextField
        label={LL.event.teams.of[kind].name()}
        hint={LL.registration.squad.new_name_hint()}
        error={error}
        autoComplete="off"
        autoCapitalize="words"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" variant="main" block>
        {submit}
      </Button>
    </form>
  );
}
