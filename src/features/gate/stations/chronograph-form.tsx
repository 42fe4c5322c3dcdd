import { useState } from 'react';
import {
  bbWeights,
  joulesOf,
  judge,
  readShot,
  type ShotForm,
} from '#domain/stations/chronograph.ts';
import { lettersOver } from '#i18n/words/use-bound.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { StationFormProps } from './station-sheet.tsx';
import { decimal, limitWords, STATION_TONES } from './station-words.ts';

export const SHOT_FORM_ID = 'shot';
/** Letters that the server takes. */
const LONGEST = { replica: 40, seal: 20 } as const;
const EMPTY: ShotForm = { replica: '', fps: '', bb_g: '0,20', seal: '' };
const VERDICT_TONES = {
  over: STATION_TONES.over,
  within: STATION_TONES.done,
  none: STATION_TONES.done,
  class_unknown: STATION_TONES.check,
} as const;

/** Speed and weight become joules while they are typed, in the colour of the event's limit. */
export function ChronographForm({ event, person, onFound }: StationFormProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.gate.stations;
  const [form, setForm] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const set = (field: keyof ShotForm) => (value: string) =>
    setForm((now) => ({ ...now, [field]: value }));
  const operator_class = person.operator?.class ?? null;
  const shot = readShot(form);
  const verdict = shot && judge(shot, event.energy_limits, operator_class);
  const limit = limitWords(event, operator_class, { LL, locale });

  async function save() {
    setTried(true);
    if (!shot) return;
    const is_over = (['replica', 'seal'] as const).some((name) =>
      lettersOver(form[name], LONGEST[name], LL),
    );
    if (is_over) return;
    const [replica, seal] = [form.replica.trim(), form.seal.trim()];
    const kept = await onFound(
      { ...shot, ...(replica && { replica }), ...(seal && { seal }) },
      verdict === 'over',
    );
    if (!kept) return;
    setForm({ ...EMPTY, bb_g: form.bb_g });
    setTried(false);
  }
  return (
    <form
      id={SHOT_FORM_ID}
      aria-label={words.name.chronograph()}
      className="flex flex-col gap-5"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void save();
      }}
    >
      <TextField
        label={words.fps()}
        value={form.fps}
        onChange={set('fps')}
        inputMode="decimal"
        autoComplete="off"
        error={tried && !shot ? words.shot_invalid() : undefined}
      />
      <TextField
        label={words.bb_g()}
        value={form.bb_g}
        onChange={set('bb_g')}
        inputMode="decimal"
        autoComplete="off"
        list="bb-weights"
      />
      <datalist id="bb-weights">
        {bbWeights.map((grams) => (
          <option key={grams} value={grams} />
        ))}
      </datalist>
      <p
        className="gate-state gate-state-wide"
        data-tone={verdict && VERDICT_TONES[verdict]}
        role="status"
      >
        <span>
          {shot && <span className="block text-2xl">{decimal(joulesOf(shot), locale)} J</span>}
          {verdict && <span className="block">{words.verdict[verdict]()}</span>}
          {limit && <span className="block">{words.limit({ limit })}</span>}
        </span>
      </p>
      <TextField
        label={words.replica()}
        hint={words.replica_hint()}
        value={form.replica}
        onChange={set('replica')}
        autoComplete="off"
        error={lettersOver(form.replica, LONGEST.replica, LL)}
      />
      <TextField
        label={words.seal()}
        value={form.seal}
        onChange={set('seal')}
        autoComplete="off"
        error={lettersOver(form.seal, LONGEST.seal, LL)}
      />
    </form>
  );
}
