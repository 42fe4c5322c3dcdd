import type { FunctionEnvironment } from '../environment.ts';
import { createGemini } from './gemini.ts';

/** Why there is no text (Spec 1 §8, AI briefing). Each is a code with a sentence. */
export type ModelProblem =
  | 'ai_invalid_request'
  | 'ai_invalid_key'
  | 'ai_model_not_found'
  | 'ai_blocked'
  | 'ai_unreachable'
  | 'ai_empty'
  | 'ai_busy';

/** `reason`: the provider's name for what it blocked, e.g. SAFETY. */
export type Generated = { text: string } | { problem: ModelProblem; reason?: string };

export type LanguageModel = {
  generate(prompt: string): Promise<Generated>;
};

/**
 * The model for which the deployment has a key, or null: then the form offers its template.
 */
export function languageModel({ setting }: FunctionEnvironment): LanguageModel | null {
  const key = setting('GEMINI_API_KEY');
  if (key === null) return null;
  return createGemini({
    key,
    model: setting('GEMINI_MODEL') ?? 'gemini-2.5-flash-lite',
    api_url: setting('GEMINI_API_URL') ?? 'https://generativelanguage.googleapis.com/v1beta',
  });
}
