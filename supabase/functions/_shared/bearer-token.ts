/** The token that a request carries, whether or not it is good; undefined when it carries none. */
export const bearerToken = ({ headers }: Request): string | undefined =>
  /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
