import * as v from 'valibot';

/** An address of the web, as `private.url_ok` takes it. */
export const Url = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s<>"']{3,2000}$/));
