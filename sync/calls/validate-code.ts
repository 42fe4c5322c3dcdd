import * as v from 'valibot';
import { withToken } from '../identity/session.ts';
import { patches } from '../records/patch.ts';
import { Id } from '../records/record.ts';
import { clientOf, type Caller } from '../identity/client.ts';
import { answerOf, problemOf, type Outcome } from '../transport/transport.ts';

const { nome, descricao, tipo, imagem_url, desenho, para } = patches.row.entries;

const Found = v.object({
  status: v.literal('found'),
  /** Whether I have the patch already. */
  owned: v.boolean(),
  patch: v.object({ id: Id, nome, descricao, tipo, imagem_url, desenho, para }),
});
const Answer = v.variant('status', [
  Found,
  // an answer and not an error, because an error would undo the counted try
  v.object({
    status: v.literal('refused'),
    code: v.string(),
    /** Of too_many_requests: seconds until there is a try again. */
    retry_after_s: v.optional(v.pipe(v.number(), v.minValue(1))),
  }),
]);

/** What a code gives, and whether I have it already. */
export type FoundPatch = Omit<v.InferOutput<typeof Found>, 'status'>;

/** `retry_after_s`: of too_many_requests, where the server says it. */
export type Validated =
  | Exclude<Outcome<FoundPatch>, { kind: 'refused' }>
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly retry_after_s?: number | undefined;
    };

/**
 * Which patch a code gives (Spec 2 §7). Each call is one of five tries a minute and thirty a day.
 * Refusals: patch_code_invalid (unknown, expired or used up), too_many_requests.
 */
export const validateCode = (
  caller: Caller & { readonly user_id: string },
  code: string,
): Promise<Validated> =>
  withToken(caller, async () => {
    const client = await clientOf(caller);
    if (!client) return { kind: 'transient' };
    const { data, error, status } = await client.rpc('validate_code', { p_code: code });
    if (error) return problemOf(status, error);
    const answer = answerOf(Answer, data);
    if (answer.kind !== 'ok') return answer;
    if (answer.data.status === 'refused') {
      const { code: refusal, retry_after_s } = answer.data;
      return { kind: 'refused', code: refusal, retry_after_s };
    }
    const { owned, patch } = answer.data;
    return { kind: 'ok', data: { owned, patch } };
  });
