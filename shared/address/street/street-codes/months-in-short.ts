import { fold } from '../../words/words.ts'

/** Names of months, after which streets are named: "rue du 22 nov." is Rue du 22 Novembre. */
type Months = readonly string[]

const months = (names: string): Months => names.split(' ')

export const frenchMonths = months(
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
)
export const italianMonths = months(
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
)

/** What stands behind a day: "22 nov.", "XX sett", "4 novembre". */
const behindDay =
  /(?<=(?<![\p{L}\p{N}])(?:\d{1,2}|[IVX]{1,5}|onze)(?:er)?\s)(\p{L}{3,5})\.?(?!\p{L})/giu

/** The text with each month behind a day in full, where one month alone begins so. Pure. */
export const withWholeMonths = (text: string, names: Months): string =>
  text.replace(behindDay, (short, letters: string) => {
    const [month, other] = names.filter((name) => fold(name).startsWith(fold(letters)))
    return month !== undefined && other === undefined ? month : short
  })
