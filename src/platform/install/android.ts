/** On Android, `geo:` links open any installed map app. */
export const isAndroid = (): boolean => /Android/i.test(navigator.userAgent);
