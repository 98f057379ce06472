import { createRemoteJWKSet, jwtVerify } from 'jose'

/** Checks access tokens with the public keys. Rejects an invalid token. */
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
    return { clientId: String(payload.sub), scopes: String(payload.scope).split(' ') }
  }
}
