import { isSecureAddress, tidyAddress } from './secure-address.ts';

const AT_INSTAGRAM =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:instagram\.com|instagr\.am|ig\.me\/m)\/(?:_u\/|stories\/)?([^/?#]*)(?:[/?#].*)?$/i;
/** Parts of its addresses that are no person's name. */
const NO_NAME = /^(?:p|s|share|reels?|tv|explore|accounts|direct|invites|highlights)$/i;
const NO_FACEBOOK_NAME =
  /^(?:share|groups|pages|people|events|watch|marketplace|photo|media|login|.*\.php)$/i;
/** A web address rather than a name with points in it. */
const SITE = /^www\.|\.com$|\.br$/i;
const AT_FACEBOOK =
  /^(?:https?:\/\/)?(?:[a-z-]+\.)?(?:facebook|fb)\.com\/([a-z0-9.]{2,}?)\/?(?:\?.*)?$/i;

/**
 * The name on Instagram that somebody typed or whose address they copied, without @; undefined for anything else.
 * `private.instagram_name` in SQL is the same rule; both run `instagramVectors`.
 */
export function readInstagram(typed: string): string | undefined {
  const text = plain(typed).replace(/^insta(?:gram)?\s*:\s*/i, '');
  const in_address = AT_INSTAGRAM.exec(text)?.[1];
  const name = (in_address ?? text).replace(/^@/, '');
  if (in_address !== undefined && NO_NAME.test(name)) return undefined;
  return /^(?!www\.|instagram\.com$)[a-z0-9._]{1,30}$/i.test(name) ? name : undefined;
}

/**
 * A name on Facebook, or the address of a page without a name; undefined for anything else.
 * `private.facebook_name` in SQL is the same rule.
 */
export function readFacebook(typed: string): string | undefined {
  const text = plain(typed);
  const name = AT_FACEBOOK.exec(text)?.[1];
  if (name !== undefined && !NO_FACEBOOK_NAME.test(name)) return name;
  const plain_name = text.replace(/^@/, '');
  if (/^[a-z0-9.]{2,}$/i.test(plain_name) && !SITE.test(plain_name)) return plain_name;
  const address = tidyAddress(text);
  return isSecureAddress(address) && address.startsWith('https:') ? address : undefined;
}

const plain = (typed: string): string => typed.replace(/\p{Cf}/gu, '').trim();
