import { happenedAt, type CheckIn } from '#domain/attendance/attendance.ts';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { eventTime } from '#domain/time/day-time.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';

/** yes: green. already: amber. no: red. left, missing: neither good nor bad. */
export type GateTone = 'yes' | 'already' | 'no' | 'left' | 'missing';

/** What a person's row says about them, and its colour. @param device_id this device's */
export function stateWords(
  { operator, state, attendance }: GatePerson,
  LL: TranslationFunctions,
  device_id: string,
): { tone: GateTone; text: string } {
  const words = LL.gate.state;
  if (!attendance) return { tone: 'missing', text: words.missing() };
  if (!operator) return { tone: 'no', text: words.unlisted() };
  const { first_in, last, duplicates } = attendance;
  if (state === 'out') return { tone: 'left', text: words.out({ time: timeOf(last) }) };
  if (duplicates.length > 0) return alreadyIn(first_in, LL, device_id);
  if (last.id === first_in.id) return { tone: 'yes', text: words.came({ time: timeOf(first_in) }) };
  return { tone: 'yes', text: words.back({ time: timeOf(last) }) };
}

/** "Já entrou 08:05 · aparelho de Ana" */
export const alreadyIn = (
  mark: CheckIn,
  LL: TranslationFunctions,
  device_id: string,
): { tone: 'already'; text: string } => ({
  tone: 'already',
  text: LL.gate.state.already({ time: timeOf(mark), who: deviceWords(mark, LL, device_id) }),
});

/** Whose device made a mark. */
export const deviceWords = (
  { data }: CheckIn,
  LL: TranslationFunctions,
  device_id: string,
): string => madeBy(data, LL, device_id);

/** "aparelho de Ana" @param device_id this device's */
export function madeBy(
  data: { readonly device_id: string; readonly staff_name: string },
  LL: TranslationFunctions,
  device_id: string,
): string {
  if (data.device_id === device_id) return LL.gate.this_device();
  return data.staff_name === ''
    ? LL.gate.other_device()
    : LL.gate.device_of({ name: data.staff_name });
}

export const timeOf = (mark: CheckIn): string => eventTime(happenedAt(mark));
