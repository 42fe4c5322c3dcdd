import { createHash } from 'node:crypto';

/**
 * Content-Security-Policy of the app: no inline script or style, no eval. Any
 * https picture is allowed, because the spec has URL fields for pictures.
 * @param connect further origins that the app may connect to, including the Realtime socket
 */
function contentSecurityPolicy(connect: string[]): string {
  return Object.entries({
    'default-src': `'none'`,
    'script-src': `'self'`,
    'style-src': `'self'`,
    'img-src': `'self' data: blob: https:`,
    'font-src': `'self'`,
    'connect-src': [`'self'`, ...connect].join(' '),
    'worker-src': `'self'`,
    'manifest-src': `'self'`,
    'frame-src': `'none'`,
    'frame-ancestors': `'none'`,
    'object-src': `'none'`,
    'base-uri': `'none'`,
    'form-action': `'self'`,
    'require-trusted-types-for': `'script'`,
    'trusted-types': 'default dompurify ProseMirrorClipboard',
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/**
 * Changes with the policy. It is written into index.html, which so gets a new revision: a cached
 * page keeps its old header (F10).
 */
export function policyRevision(): string {
  return createHash('sha256').update(contentSecurityPolicy([])).digest('hex').slice(0, 12);
}

/** On every answer. Scripts, styles and fonts that no page or worker begins with need no others. */
export const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** On the app's own files: pages, scripts, workers and the rest. */
export function appHeaders(port: number): Record<string, string> {
  const sockets = [`ws://localhost:${port}`, `ws://127.0.0.1:${port}`];
  return {
    ...ALWAYS,
    'content-security-policy': contentSecurityPolicy(sockets),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
  };
}

/** On answers of the API, which are never pages. */
export const apiHeaders: Record<string, string> = {
  ...ALWAYS,
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
};

/** On the pictures of link previews, which other sites show. */
export const previewHeaders: Record<string, string> = {
  ...apiHeaders,
  'cross-origin-resource-policy': 'cross-origin',
};

/** On answers of Storage: uploaded files must not run anything wherever they are opened. */
export const storageHeaders: Record<string, string> = {
  ...ALWAYS,
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; sandbox`,
};

/** Only behind a TLS proxy: browsers ignore it on plain http. */
export const HSTS = 'max-age=63072000; includeSubDomains';
