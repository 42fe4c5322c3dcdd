import type { ComponentProps, ReactNode } from 'react';
import type { PatchForm } from '#domain/rewards/patch-form.ts';
import { FormConflicts } from '#entities/form/follow/form-conflicts.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEvents } from '#live/event/use-events.ts';
import { useTeams } from '#live/team/use-teams.ts';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';

type Conflicts = ComponentProps<typeof FormConflicts<keyof PatchForm, PatchForm>>;

/** Shows what two administrators changed differently in one patch. */
export function PatchConflicts(props: Pick<Conflicts, 'units' | 'mine' | 'theirs' | 'onDecide'>) {
  const { LL } = useI18nContext();
  const events = useEvents();
  const teams = useTeams();
  const words = LL.admin.patch;
  const label = {
    nome: words.name,
    descricao: words.description,
    tipo: words.type,
    imagem_url: words.picture,
    evento_id: words.event,
    equipe_id: words.team,
  };
  const show = (unit: keyof PatchForm, form: PatchForm): ReactNode => {
    const value = form[unit];
    if (value === '') return LL.form.conflict.empty();
    if (unit === 'tipo') return LL.patch.kind[form.tipo]();
    if (unit === 'imagem_url')
      return <PatchPicture id={value} src={value} alt={words.picture()} size={5} />;
    if (unit === 'evento_id') return events?.get(value)?.name ?? words.not_here();
    if (unit === 'equipe_id') return teams?.get(value)?.name ?? words.not_here();
    return value;
  };
  return (
    <FormConflicts
      {...props}
      title={LL.problems.refused.patch_changed()}
      label={(unit) => label[unit]()}
      show={show}
    />
  );
}
