import { Type } from 'typebox'

/** An enumeration of strings with one description. */
export const OneOf = <Name extends string>(names: readonly Name[], description: string) =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names], description })
