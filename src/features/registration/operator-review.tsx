import Pencil from 'lucide-react/icons/pencil';
import type { RegistrationForm as Values } from '#domain/registration/registration-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { NumberProof } from './number-proof.tsx';

/** How I go to this game, from my profile: with nothing to type, one button is left. */
export function OperatorReview({ values, onEdit }: { values: Values; onEdit: () => void }) {
  const { LL } = useI18nContext();
  const { name, whatsapp, team, experience } = values;
  const words = LL.registration;
  const details = [
    team,
    values.class && words.class[values.class](),
    experience && words.experience_short[experience](),
  ].filter(Boolean);
  return (
    <section aria-labelledby="review" className="rounded-box border border-line p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id="review" className="text-sm text-soft">
            {words.review.title()}
          </h2>
          <p className="font-display text-2xl leading-tight break-words">{name}</p>
        </div>
        <Button icon={Pencil} onClick={onEdit}>
          {words.review.edit()}
        </Button>
      </div>
      {details.length > 0 && <p className="mt-1 break-words">{details.join(' · ')}</p>}
      <p className="text-soft tabular-nums">{whatsapp}</p>
      <div className="mt-2">
        <NumberProof whatsapp={whatsapp} name={name} />
      </div>
    </section>
  );
}
