import { useState } from 'react';
import { charCount } from '#domain/words/char-count.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type NameTeamProps = {
  /** The name that the team has; '' for a new one. */
  name: string;
  submit: string;
  onName: (name: string) => void;
};

/** The name of a team of this game: required, at most 30 characters (Spec 1 §5). */
export function NameTeam({ name, submit, onName }: NameTeamProps) {
  const { LL } = useI18nContext();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  function problem(given: string): string | undefined {
    if (given === '') return LL.validation.team_name_required();
    return charCount(given) > 30 ? LL.validation.team_name_too_long() : undefined;
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
        label={LL.event.teams.name()}
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
