import { askProvider, type ProviderAnswer } from '../provider.ts';
import type { Generated, LanguageModel } from './language-model.ts';

export type GeminiOptions = {
  key: string;
  model: string;
  /** Without a trailing slash. */
  api_url: string;
};

/** Spec 1 §7. */
const GENERATION = { temperature: 0.8, topK: 40, topP: 0.9, maxOutputTokens: 800 };
const TIMEOUT_MS = 20_000;

type GeminiAnswer = {
  candidates?: { content?: { parts?: { text?: string }[] }; finishReason?: string }[];
  promptFeedback?: { blockReason?: string };
};

const BLOCKED = /^(SAFETY|RECITATION|BLOCKLIST|PROHIBITED_CONTENT|SPII)$/;

/** Google's generative language API: `models/{model}:generateContent`. */
export function createGemini({ key, model, api_url }: GeminiOptions): LanguageModel {
  return {
    async generate(prompt) {
      const answer = await askProvider(
        `${api_url}/models/${encodeURIComponent(model)}:generateContent`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
          body: JSON.stringify({
            contents: [{ role: 'user', parts: [{ text: prompt }] }],
            generationConfig: GENERATION,
          }),
          timeout_ms: TIMEOUT_MS,
        },
      );
      return answer ? read(answer) : { problem: 'ai_unreachable' };
    },
  };
}

function read({ status, json }: ProviderAnswer): Generated {
  if (status === 400) return { problem: 'ai_invalid_request' };
  if (status === 401 || status === 403) return { problem: 'ai_invalid_key' };
  if (status === 404) return { problem: 'ai_model_not_found' };
  if (status === 429) return { problem: 'ai_busy' };
  if (status !== 200 || typeof json !== 'object' || json === null)
    return { problem: 'ai_unreachable' };
  const { candidates, promptFeedback } = json as GeminiAnswer;
  const first = candidates?.[0];
  const reason = promptFeedback?.blockReason ?? first?.finishReason;
  if (promptFeedback?.blockReason || BLOCKED.test(reason ?? '')) {
    return { problem: 'ai_blocked', reason: /^[A-Z_]{1,40}$/.exec(reason ?? '')?.[0] ?? 'OTHER' };
  }
  const text = (first?.content?.parts ?? []).map((part) => part.text ?? '').join('');
  return text.trim() === '' ? { problem: 'ai_empty' } : { text };
}
