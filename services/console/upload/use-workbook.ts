import { useEffect, useState } from 'preact/hooks'
import { CodeNotLoaded, loadCode } from '../lazy-code.ts'
import { bytesText } from '../wording.ts'

export const isWorkbook = ({ name }: File): boolean => /\.xlsx$/i.test(name)

/** Larger workbooks would keep the page from answering for many seconds. */
const maxBytes = 10_000_000

/** A sheet of a workbook as a file of CSV, with the name of the workbook. */
export interface ReadSheet {
  sheets: string[]
  sheet: string
  /** Undefined when this sheet cannot be read. */
  file: File | undefined
  /** The first cell with a formula without its result, if that is why. */
  uncalculated?: string | undefined
}

/** Reads a sheet of a workbook in the browser. The code that reads it is loaded now. */
export function useWorkbook(workbook: File) {
  const [chosen, setChosen] = useState<string>()
  const [read, setRead] = useState<ReadSheet>()
  const [fault, setFault] = useState<string>()

  useEffect(() => {
    let isWanted = true
    setRead(undefined)
    setFault(undefined)
    readSheet(workbook, chosen).then(
      (sheet) => isWanted && setRead(sheet),
      (failure) => isWanted && setFault(faultText(failure)),
    )
    return () => {
      isWanted = false
    }
  }, [workbook, chosen])

  return { read, fault, choose: setChosen }
}

class TooLarge extends Error {}

async function readSheet(workbook: File, chosen: string | undefined): Promise<ReadSheet> {
  if (workbook.size > maxBytes) throw new TooLarge()
  const { readWorkbook } = await loadCode(
    'The part of the console that reads workbooks',
    () => import('./workbook.ts'),
  )
  const bytes = await workbook.arrayBuffer()
  const { csv, ...read } = await readWorkbook(bytes, chosen, navigator.language)
  // Without another sheet to choose, the whole workbook is of no use.
  if (csv === undefined && read.uncalculated === undefined && read.sheets.length === 1)
    throw new Error('The only sheet cannot be read.')
  return { ...read, file: csv === undefined ? undefined : fileOf(csv, workbook.name) }
}

/** With a byte order mark, which the export as CSV then has, too: Excel needs it. */
const fileOf = (csv: string, name: string) => new File([`\uFEFF${csv}`], name, { type: 'text/csv' })

function faultText(failure: unknown): string {
  if (failure instanceof CodeNotLoaded) return failure.message
  return failure instanceof TooLarge
    ? `A workbook can have ${bytesText(maxBytes)} here. Save the table as CSV (UTF-8) in ` +
        'Excel, and choose that file.'
    : 'This workbook cannot be read: it is damaged, or protected by a password. Save the table ' +
        'as CSV (UTF-8) in Excel, and choose that file.'
}
