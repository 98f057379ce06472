/**
 * What the courier shall do, behind the house: "tocar 7c", "gate code 0457". Collected by hand,
 * without a published source.
 */
const instructions = [
  'gate code|door code|call (?:before|on arrival|me|first|upon)|please call|ring (?:the )?bell',
  'leave (?:at|with|by)|deliver (?:to|before|after)|ask for',
  'tocar|timbre [0-9][a-z]?|dejar (?:en|con)|llamar|preguntar por|deixar (?:na|no|com)|falar com|interfone',
  'sonner|digicode|laisser (?:chez|au)|kapı kodu|zile bas',
  'домофон|код (?:двери|домофона)|звонить|позвонить|вход (?:со|с|через|из)',
  'الرجاء الاتصال|يرجى الاتصال|اتصل قبل',
  '문 ?앞(?:에)?|경비실(?:에)?|부재 ?시|배송 ?전',
].join('|')

/** Up to the next comma or bracket. */
const instruction = new RegExp(`(?<=[\\s,(])(?:${instructions})(?!\\p{L})[^,،、\\n()]*`, 'giu')
/** The one who fetches the parcel: "wei: li xiaojie shou", "山田様方". */
const fetcher = /(?<=\s)(?:(?:wei|shou ?jian ?ren|收件人|收货人)\s?[:：].*|\S+様方?$)/giu
const emptyBrackets = /\(\s*\)/g
const hasNumber = /\p{N}/u

/** A line without what is said to the courier, behind a number: a street may have such a name. */
export function withoutRemarks(line: string): string {
  if (!line.includes(' ') || !hasNumber.test(line)) return line
  const omit = (words: string, at: number) => (hasNumber.test(line.slice(0, at)) ? '' : words)
  const shorter = line.replace(instruction, omit).replace(fetcher, omit)
  return shorter === line ? line : shorter.replace(emptyBrackets, '').trim()
}
