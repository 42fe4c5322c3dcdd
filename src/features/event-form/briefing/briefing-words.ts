import { briefingFromSections } from '#domain/briefing/briefing-template.ts';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';

/**
 * A briefing without a language model, in the person's language. It says nothing of the event that
 * may still change: the screen has its day and its place beside the text.
 */
export function templateBriefing(LL: TranslationFunctions): string {
  const words = LL.briefing.template;
  return briefingFromSections([
    { title: words.situation(), lines: [words.follows()] },
    { title: words.mission(), lines: [words.mission_line()] },
    { title: words.execution(), lines: [words.arrive(), words.chrono(), words.teams()] },
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
