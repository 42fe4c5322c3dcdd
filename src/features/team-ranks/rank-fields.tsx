import { mostOfRank } from '#domain/ranks/rank-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useBound } from '#i18n/words/use-bound.ts';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import type { RankFormApi } from './use-rank-form.ts';

const REQUIREMENTS = ['min_points', 'min_events', 'min_time_in_team'] as const;

/** Name, level, description, and what the rank asks for. */
export function RankFields({ form }: { form: RankFormApi }) {
  const { LL } = useI18nContext();
  const bound = useBound();
  const words = LL.team_ranks;
  return (
    <>
      <form.Field name="name">
        {(field) => (
          <TextField
            label={words.field.name()}
            autoComplete="off"
            autoCapitalize="words"
            {...bound(field, mostOfRank.name)}
          />
        )}
      </form.Field>
      <form.Field name="level">
        {(field) => (
          <TextField
            label={words.field.level()}
            hint={words.level_hint()}
            inputMode="numeric"
            autoComplete="off"
            {...bound(field)}
          />
        )}
      </form.Field>
      <form.Field name="description">
        {(field) => (
          <TextareaField
            label={words.field.description()}
            mark={LL.common.optional()}
            rows={2}
            {...bound(field, mostOfRank.description)}
          />
        )}
      </form.Field>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 font-medium">{words.requirements()}</legend>
        <p className="text-sm text-soft">{words.requirements_hint()}</p>
        <div className="grid gap-4 sm:grid-cols-3">
          {REQUIREMENTS.map((name) => (
            <form.Field key={name} name={name}>
              {(field) => (
                <TextField
                  label={words.field[name]()}
                  inputMode="numeric"
                  autoComplete="off"
                  {...bound(field)}
                />
              )}
            </form.Field>
          ))}
        </div>
      </fieldset>
    </>
  );
}
