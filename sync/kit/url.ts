import * as v from 'valibot';

/** A name on Instagram, without @, as `private.instagram_name` reads it. */
export const InstagramName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9._]{1,30}$/));

/** A web address, as `private.url_ok` accepts it. */
export const Url = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s<>"']{3,2000}$/));
