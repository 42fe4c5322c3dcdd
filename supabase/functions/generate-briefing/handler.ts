import { failed, otherThanPost, succeeded } from '../_shared/answer.ts';
import { briefingHtml } from '../_shared/briefing-html.ts';
import { signedIn } from '../_shared/caller.ts';
import { databaseRefusal } from '../_shared/database-answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { jsonObject, textField } from '../_shared/json-body.ts';
import { languageModel, type ModelProblem } from '../_shared/language-model/language-model.ts';
import { briefingPrompt, type BriefingEvent } from './prompt.ts';

/** Text that the model blocked is the request's fault (4xx); a failing model is ours (5xx). */
const statusOf = (problem: ModelProblem): number =>
  problem === 'ai_blocked' || problem === 'ai_empty' ? 422 : 503;

/**
 * Writes a briefing for an event (Spec 1 §5, §7): POST {name, location, date, game_mode, max_op} by
 * a signed-in person, ten times a day (security.md T26). `details.briefing` is HTML that the
 * database accepts. GET says whether there is a model: `details.configured`.
 */
export async function generateBriefing(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const asks = request.method === 'GET';
  const ended = asks ? null : otherThanPost(request);
  if (ended) return ended;
  const caller = await signedIn(request, environment);
  if (caller instanceof Response) return caller;
  const model = languageModel(environment);
  if (asks) return succeeded({ configured: model !== null });
  const event = eventOf((await jsonObject(request)) ?? {});
  if ('field' in event) return failed(400, 'briefing_needs_fields', event);
  if (!model) return failed(503, 'ai_not_configured');
  const { data, error } = await caller.client.rpc('take_briefing', { p: {} });
  if (error) return databaseRefusal(error);
  if (!(data as { granted: boolean }).granted) return failed(429, 'ai_daily_limit');
  const generated = await model.generate(briefingPrompt(event));
  if ('problem' in generated) {
    const { problem, reason } = generated;
    return failed(statusOf(problem), problem, reason ? { reason } : null);
  }
  const briefing = briefingHtml(generated.text);
  return briefing === null ? failed(422, 'ai_empty') : succeeded({ briefing });
}

/** 'Preencha nome, local, data e modo de jogo para gerar o briefing.' */
function eventOf(body: Record<string, unknown>): BriefingEvent | { field: string } {
  const name = textField(body, 'name', [3, 120]);
  const location = textField(body, 'location', [3, 200]);
  const date = textField(body, 'date', [8, 40]);
  const game_mode = textField(body, 'game_mode', [2, 40]);
  if (name === null) return { field: 'name' };
  if (location === null) return { field: 'location' };
  if (date === null) return { field: 'date' };
  if (game_mode === null) return { field: 'game_mode' };
  const max_op = body['max_op'] ?? 0;
  const isCount =
    typeof max_op === 'number' && Number.isInteger(max_op) && max_op >= 0 && max_op <= 5000;
  return isCount ? { name, location, date, game_mode, max_op } : { field: 'max_op' };
}
