/** There `geo:` links open any map that is installed. */
export const isAndroid = (): boolean => /Android/i.test(navigator.userAgent);
