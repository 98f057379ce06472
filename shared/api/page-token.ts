import { Type } from 'typebox'

/** What a shop's server can send when it requests a token for a page. */
export const PageTokenBody = Type.Object(
  {
    origin: Type.Optional(
      Type.String({
        format: 'origin',
        description:
          "The only origin that can call with the token: one of the client's. When absent, " +
          'any of them can',
        examples: ['https://shop.example'],
      }),
    ),
  },
  { additionalProperties: false, examples: [{}] },
)
