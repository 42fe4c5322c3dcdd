/** The token in a request, valid or not; undefined when there is none. */
export const bearerToken = ({ headers }: Request): string | undefined =>
  /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
