import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** The first two ports that are chosen at random are one, as once in 12,000 starts. */
const { randomInt } = crypto
let chosen = 0
crypto.randomInt = ((...args: [number, number]) => {
  chosen += 1
  return chosen <= 2 ? samePort : randomInt(...args)
}) as typeof randomInt
const samePort = 21_987
syncBuiltinESMExports()
