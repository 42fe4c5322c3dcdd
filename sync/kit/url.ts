import * as v from 'valibot';

/** A web address, as `private.url_ok` accepts it. */
export const Url = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s<>"']{3,2000}$/));
