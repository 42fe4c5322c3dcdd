import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A certificate for this machine only, because browsers speak HTTP/2 only over TLS. Made anew for
 * each run: a key in the project would be trusted by somebody.
 * @throws without openssl
 */
export function ownCertificate(dir: string): { key: Buffer; cert: Buffer } {
  const key = join(dir, 'bench-key.pem');
  const cert = join(dir, 'bench-cert.pem');
  const made = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
      .concat(['-days', '2', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'])
      .concat(['-keyout', key, '-out', cert]),
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`no certificate: ${made.error ?? made.stderr}`);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
