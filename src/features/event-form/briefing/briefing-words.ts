import { briefingFromSections, type BriefingFacts } from '#domain/briefing/briefing-template.ts';
import { formatDayLong } from '#i18n/formats/formats.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';

/**
 * A briefing without a language model: composed on this device from what the form knows, in the
 * person's language.
 */
export function templateBriefing(
  { name, location, date, game_mode, max_op }: BriefingFacts,
  { LL, locale }: { LL: TranslationFunctions; locale: Locales },
): string {
  const words = LL.briefing.template;
  const modes = LL.events.game_mode;
  const mode = game_mode in modes ? modes[game_mode as keyof typeof modes]() : game_mode;
  const places = max_op > 0 ? words.places({ count: max_op }) : words.unlimited();
  const when = formatDayLong(date, locale);
  return briefingFromSections([
    {
      title: words.situation(),
      lines: [words.welcome({ name: name.trim(), date: when, location: location.trim() })],
    },
    { title: words.mission(), lines: [words.mission_line({ mode })] },
    { title: words.execution(), lines: [words.arrive(), words.chrono(), words.teams(), places] },
    { title: words.rules(), lines: [words.hit(), words.no_blind(), words.referee()] },
    { title: words.safety(), lines: [words.goggles(), words.tip(), words.unloaded()] },
    { title: words.bring(), lines: [words.water(), words.papers(), words.kit()] },
  ]);
}

/** Why the server's model wrote nothing, by its code (Spec 1 §8, AI briefing). */
export function briefingProblem(
  { code, reason }: { code: string; reason?: string | undefined },
  LL: TranslationFunctions,
): string {
  if (code === 'unreachable') return LL.problems.generic.network.message();
  if (code === 'not_signed_in') return LL.auth.guard.not_authenticated();
  if (code === 'session_over') return LL.problems.generic.auth.message();
  if (code === 'ai_blocked' && reason) return LL.briefing.blocked_because({ reason });
  const words = LL.problems.answers;
  // a newer server may have unknown codes; a key without a text returns ''
  return words[code as keyof typeof words]() || LL.problems.generic.server.message();
}
