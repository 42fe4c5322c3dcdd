/** An address as a post shows it: `exemplo.com/foto`, without protocol, query and fragment. */
export const shortAddress = (url: string): string =>
  url
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');

/** Whether an address is that of a picture: ours, or one that says so. */
export const isPicture = (url: string): boolean =>
  /\/storage\/v1\/object\/public\/team-media\//.test(url) ||
  /\.(jpe?g|png|webp|gif|avif)$/i.test(url.replace(/[?#].*$/, ''));
