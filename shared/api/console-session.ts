import { type Static, Type } from 'typebox'
import { scopes } from './client-rules.ts'
import { Auth } from './envelope.ts'
import { OneOf } from './one-of.ts'

/** A token for the console's pages, and who is signed in. */
export const ConsoleSessionData = Type.Object(
  {
    ...Auth.properties,
    session: Type.Object({
      client: Type.String({ description: 'Name of the client' }),
      key: Type.String({ description: 'The first characters of the API key' }),
      scopes: Type.Array(OneOf(scopes, 'What the key is good for')),
      sandbox: Type.Boolean({ description: 'Whether places are made up, and calls cost nothing' }),
      expiresAt: Type.Integer({
        description: 'When the session ends at the latest: Unix time in milliseconds',
      }),
    }),
  },
  {
    title: 'ConsoleSession',
    examples: [
      {
        token: 'eyJhbGciOiJFZERTQSIs…',
        type: 'ACCESS_TOKEN',
        exp: 1795163397000,
        session: {
          client: 'my shop',
          key: 'addr_Ab12Cd',
          scopes: ['address', 'batch'],
          sandbox: false,
          expiresAt: 1795188597000,
        },
      },
    ],
  },
)
export type ConsoleSessionData = Static<typeof ConsoleSessionData>
