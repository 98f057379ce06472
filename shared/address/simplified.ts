import { once } from './once.ts'

const [firstLead, lastLead] = [0xb0, 0xf7]
const [firstTrail, lastTrail] = [0xa1, 0xfe]

/** The characters of GB 2312, the standard of simplified Chinese, which GBK begins with. */
const simplified = once((): ReadonlySet<string> => {
  const decoder = new TextDecoder('gbk')
  const characters = new Set<string>()
  for (let lead = firstLead; lead <= lastLead; lead++)
    for (let trail = firstTrail; trail <= lastTrail; trail++)
      characters.add(decoder.decode(Uint8Array.of(lead, trail)))
  return characters
})

/** Whether a text is a character of simplified Chinese. */
export const isSimplified = (character: string): boolean => simplified().has(character)
