import type { ThreadDriver } from '../database/thread/thread-driver.ts';
import type { Statement } from '../database/thread/thread-messages.ts';

/** A function that schema `public` offers, as its declaration says. Names and types are quoted SQL. */
export type DeclaredFunction = {
  name: string;
  parameters: readonly Parameter[];
  /** `setof` or `table`: its answer is a list. */
  is_set: boolean;
  /** It answers nothing. */
  is_void: boolean;
};

type Parameter = {
  /** As an argument's name in the request. */
  name: string;
  quoted: string;
  type: string;
  /** Without a default. */
  is_required: boolean;
};

/** An `in` parameter has a name, or it can't be called; what a function returns has one too in `table`. */
const FUNCTIONS = `
  select quote_ident(p.proname) as name, p.proretset as is_set, p.prorettype = 'void'::regtype as is_void,
    coalesce((
      select json_agg(json_build_object('name', a.name, 'quoted', quote_ident(a.name), 'type', format_type(a.type, null),
          'is_required', a.place <= p.pronargs - p.pronargdefaults) order by a.place)
      from (
        select x.name, x.type, row_number() over (order by x.at) as place
        from unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargmodes)
          with ordinality as x (name, type, mode, at)
        where coalesce(x.mode, 'i') in ('i', 'b')
      ) as a), '[]') as parameters
  from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proname = $1 and p.prokind = 'f' and p.provariadic = 0
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and (p.pronargs = 0 or '' <> all (p.proargnames))`;

/** Every function of that name; none when there is no such name. */
export async function functionsNamed(
  { query }: Pick<ThreadDriver, 'query'>,
  name: string,
): Promise<readonly DeclaredFunction[]> {
  return (await query<DeclaredFunction>(FUNCTIONS, [name])).rows;
}

/** Those that can be called with exactly these arguments: by their names, like PostgREST. */
export const fitting = (
  functions: readonly DeclaredFunction[],
  { names }: Arguments,
): DeclaredFunction[] =>
  functions.filter(
    ({ parameters }) =>
      names.length <= parameters.length &&
      names.every((name) => parameters.some((one) => one.name === name)) &&
      parameters.every(({ name, is_required }) => !is_required || names.includes(name)),
  );

/** The arguments of a call: a JSON object, and its keys. */
export type Arguments = { json: string; names: readonly string[] };

/**
 * The statement that calls it with arguments that fit; PostgreSQL reads each as its declared type. It
 * returns the answer as one JSON text in `answer`, null of a void function.
 */
export function callOf(
  { name, parameters, is_set, is_void }: DeclaredFunction,
  { json, names }: Arguments,
): Statement {
  const used = parameters.filter((one) => names.includes(one.name));
  const columns = used.map(({ quoted, type }) => `${quoted} ${type}`).join(', ');
  const passed = used.map(({ quoted }) => `${quoted} => rpc_given.${quoted}`).join(', ');
  const answer = is_set ? `coalesce(json_agg(rpc_said), '[]')` : 'to_json(rpc_said)';
  const source = `json_to_record($1::text::json) as rpc_given (${columns}), `;
  return {
    sql: `select (${is_void ? 'null' : answer})::text as answer
      from ${used.length > 0 ? source : ''}public.${name}(${passed}) as rpc_said`,
    params: used.length > 0 ? [json] : [],
  };
}
