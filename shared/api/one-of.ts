import { Type } from 'typebox'

/** A string that is one of these, described in one place. */
export const OneOf = <Name extends string>(names: readonly Name[], description: string) =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names], description })
