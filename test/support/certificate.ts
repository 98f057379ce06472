import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const canMakeCertificates = spawnSync('openssl', ['version']).status === 0

/** A certificate for `localhost` that nobody trusts who does not know it. */
export interface Certificate {
  /** Of the certificate, which is its own authority. */
  file: string
  keyFile: string
  /** The only file in `folder`: certificate and key, as HAProxy reads them. */
  folder: string
  remove(): void
}

const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-certificate-'))
  const [file, keyFile] = [`${folder}.crt`, `${folder}.key`]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const output = ['-keyout', keyFile, '-out', file, '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...curve, ...names, ...output], { stdio: 'ignore' })
  const both = join(folder, 'localhost.pem')
  writeFileSync(both, readFileSync(file, 'utf8') + readFileSync(keyFile, 'utf8'))
  // HAProxy and PostgreSQL may run as another user.
  for (const path of [file, keyFile, both]) chmodSync(path, 0o644)
  chmodSync(folder, 0o755)
  const remove = () => {
    for (const path of [folder, file, keyFile]) rmSync(path, { recursive: true, force: true })
  }
  return { file, keyFile, folder, remove }
}
