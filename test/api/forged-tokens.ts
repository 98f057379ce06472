import { createHmac } from 'node:crypto'
import {
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose'
import type { SigningKey } from '../../shared/store/signing-keys.ts'

/** The parts of the tests' own tokens: the edges' key and the claims of a valid token. */
export interface Mint {
  key: SigningKey
  claims: JWTPayload
}

interface Changes {
  /** A field that is `undefined` is left out. */
  header?: Record<string, unknown>
  /** A claim that is `undefined` is left out. */
  claims?: Record<string, unknown>
  /** A private key that is not the edges' key. */
  signer?: Awaited<ReturnType<typeof importJWK>>
}

/** A token as the edges make it, with these changes. Without changes it is valid. */
export async function mint(
  { key, claims }: Mint,
  { header = {}, claims: changed = {}, signer }: Changes = {},
) {
  const payload = Object.fromEntries(
    Object.entries({ ...claims, ...changed }).filter(([, value]) => value !== undefined),
  )
  return new SignJWT(payload)
    .setProtectedHeader({
      alg: 'EdDSA',
      typ: 'at+jwt',
      kid: key.kid,
      ...header,
    } as JWTHeaderParameters)
    .sign(signer ?? (await importJWK(key.privateJwk, 'EdDSA')))
}

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const now = () => Math.floor(Date.now() / 1000)

/** `alg: none`, with or without something where the signature belongs. */
const unsigned = ({ key, claims }: Mint, signature: string, alg = 'none') =>
  `${encoded({ alg, typ: 'at+jwt', kid: key.kid })}.${encoded(claims)}.${signature}`

/** The public key taken for a shared secret: RFC 8725 §2.1. */
function confused({ key, claims }: Mint, secret: string | Buffer): string {
  const content = `${encoded({ alg: 'HS256', typ: 'at+jwt', kid: key.kid })}.${encoded(claims)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

/** Signed by a key of the forger's own, which the header may offer. */
async function selfSigned(
  use: Mint,
  offer: (publicJwk: object) => Changes['header'] = () => ({}),
): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA')
  return mint(use, { header: offer(await exportJWK(publicKey)) ?? {}, signer: privateKey })
}

async function altered(use: Mint): Promise<string> {
  const [header, , signature] = (await mint(use)).split('.')
  return `${header}.${encoded({ ...use.claims, sub: 'somebody-else' })}.${signature}`
}

/** Each must be refused as not valid. */
export const forgeries: [string, (use: Mint) => string | Promise<string>][] = [
  ['is no JWT', () => 'abc'],
  ['has two parts', async (use) => (await mint(use)).split('.').slice(0, 2).join('.')],
  ['has four parts', async (use) => `${await mint(use)}.abc`],
  ['is three times nothing', () => '..'],
  ['holds no JSON', () => 'abc.def.ghi'],
  ['has 10 kB', () => `${'a'.repeat(3000)}.${'b'.repeat(6900)}.${'c'.repeat(86)}`],
  ['has alg none and no signature', (use) => unsigned(use, '')],
  ['has alg none and some signature', (use) => unsigned(use, 'abc')],
  ['has alg NoNe', (use) => unsigned(use, 'abc', 'NoNe')],
  [
    'is an HS256 of the public key',
    (use) => confused(use, Buffer.from(String(use.key.publicJwk.x), 'base64url')),
  ],
  ['is an HS256 of the public key as text', (use) => confused(use, String(use.key.publicJwk.x))],
  ['is an HS256 of the public JWK', (use) => confused(use, JSON.stringify(use.key.publicJwk))],
  ['is signed by another key', (use) => selfSigned(use)],
  ['is signed by a key that its header holds', (use) => selfSigned(use, (jwk) => ({ jwk }))],
  [
    'is signed by a key that its header links to',
    (use) => selfSigned(use, () => ({ jku: 'http://127.0.0.1:1/' })),
  ],
  ['is a good one with other claims', altered],
  ['has an unknown kid', (use) => mint(use, { header: { kid: 'unknown' } })],
  ['has an unknown kid of the right form', (use) => mint(use, { header: { kid: 'k'.repeat(43) } })],
  ['has a path as kid', (use) => mint(use, { header: { kid: '../../../../dev/null' } })],
  ['has a name of every object as kid', (use) => mint(use, { header: { kid: '__proto__' } })],
  ['has no kid', (use) => mint(use, { header: { kid: undefined } })],
  ['is of type JWT', (use) => mint(use, { header: { typ: 'JWT' } })],
  ['has no type', (use) => mint(use, { header: { typ: undefined } })],
  ['is an ID token', (use) => mint(use, { header: { typ: 'id+jwt' } })],
  ['has another audience', (use) => mint(use, { claims: { aud: 'another-service' } })],
  ['has no audience', (use) => mint(use, { claims: { aud: undefined } })],
  ['has another issuer', (use) => mint(use, { claims: { iss: 'another-service' } })],
  ['has no issuer', (use) => mint(use, { claims: { iss: undefined } })],
  ['has no expiry', (use) => mint(use, { claims: { exp: undefined } })],
  ['has a text as expiry', (use) => mint(use, { claims: { exp: '2099-01-01' } })],
  ['has no subject', (use) => mint(use, { claims: { sub: undefined } })],
  ['has no key id', (use) => mint(use, { claims: { key_id: undefined } })],
  ['has no scope', (use) => mint(use, { claims: { scope: undefined } })],
  ['has no id', (use) => mint(use, { claims: { jti: undefined } })],
  ['is not valid yet', (use) => mint(use, { claims: { nbf: now() + 3600 } })],
]
