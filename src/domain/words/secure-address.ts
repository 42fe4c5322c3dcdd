const SECURE = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/)[^\s<>"']{3,}$/;

/** https only, because a secure page loads no insecure picture. localhost counts as secure. */
export const isSecureAddress = (text: string): boolean => SECURE.test(text);
