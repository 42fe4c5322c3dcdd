const SECURE = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/)[^\s<>"']{3,1900}$/;
/** A name with a dot, but not that of a file, and what may stand behind it. */
const WITHOUT_SCHEME =
  /^(?![^/?#]*\.(?:png|jpe?g|webp|gif|svg|hei[cf]|pdf|html?)$)(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

/** https only, because a secure page loads no insecure picture. localhost counts as secure. */
export const isSecureAddress = (text: string): boolean => SECURE.test(text) && URL.canParse(text);

/** What is wrong with an address that a secure page shows or opens; false if it is fine. */
export function secureProblem<Invalid extends string>(text: string, invalid: Invalid) {
  if (isSecureAddress(text)) return false;
  return /^http:\/\/[^\s<>"']{3,}$/.test(text) ? 'https_needed' : invalid;
}

/** The same for a place that opens elsewhere: there is no exception for this machine, as in the database. */
export const linkProblem = <Invalid extends string>(text: string, invalid: Invalid) =>
  secureProblem(text, invalid) || (text.startsWith('http:') && 'https_needed');

/** An address as it is kept: `exemplo.com.br` and `Https://exemplo.com.br` begin with https://. */
export function tidyAddress(typed: string): string {
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^<(.*)>$/, '$1');
  const [, scheme, rest] = /^(https?):\/*(.*)$/i.exec(text) ?? [];
  if (scheme) return `${scheme.toLowerCase()}://${rest}`;
  return WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
}
