import { isId } from '#domain/words/is-id.ts';

/** What the `$id` of a route names, when its screen must hear of changes while it is open. */
export type Follows = 'event' | 'team';

type Match = {
  readonly staticData: { readonly follows?: Follows };
  /** A `section` is one of the administration's screens, which follow nothing. */
  readonly params: { readonly id?: string; readonly section?: string };
};

/** The id of the event (or team) that the screen follows: the deepest route declares it. */
export function followed(kind: Follows, matches: readonly Match[]): string | undefined {
  const screen = matches.at(-1);
  const id = screen?.params.id;
  return screen?.staticData.follows === kind && id !== undefined && isId(id) ? id : undefined;
}
