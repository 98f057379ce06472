import { createRemoteJWKSet, jwtVerify } from 'jose'

/** Checks access tokens with the public keys. Rejects an invalid one, and one of a test key. */
export function createTokenCheck(addressService: string) {
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', addressService), {
    cacheMaxAge: 300_000,
  })
  return async (token: string) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['EdDSA'],
      typ: 'at+jwt',
      issuer: 'address-service',
      audience: 'address-service',
    })
    if (payload.mode === 'test') throw new Error('The token is of a test key')
    return { clientId: String(payload.sub), scopes: String(payload.scope).split(' ') }
  }
}
