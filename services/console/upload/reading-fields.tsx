import type { FileFormat, Preview, Reading } from './preview.ts'

interface Props {
  reading: Reading
  preview: Preview
  isDisabled: boolean
  onChange: (reading: Reading) => void
}

const formats: Record<FileFormat, string> = { csv: 'CSV, TSV', ndjson: 'NDJSON', json: 'JSON' }
/** By their labels in the WHATWG Encoding Standard. */
const encodings: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
  'windows-1252': 'Western Europe (Windows-1252)',
  'windows-1250': 'Polish, Czech, Hungarian (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  macintosh: 'Excel on an old Mac (Mac Roman)',
  shift_jis: 'Japanese (Shift JIS)',
  gb18030: 'Simplified Chinese (GB 18030)',
  big5: 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
}
const delimiters: Record<string, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Bar',
}
const found = (name: string | undefined) => (name ? `${name}, found out` : 'Found out')

/** How the file is read: the detected settings, which the user can correct. */
export function ReadingFields({ reading, preview, isDisabled, onChange }: Props) {
  const { format, encoding, delimiter } = reading
  // With other settings the columns may have other names.
  const change = (other: Partial<Reading>) =>
    onChange({ ...reading, assignment: undefined, ...other })
  return (
    <div class="reading-fields">
      <Choice
        label="Format"
        value={format}
        isDisabled={isDisabled}
        names={formats}
        onChange={(value) => change({ format: value as FileFormat, delimiter: undefined })}
      />
      <Choice
        label="Encoding"
        value={encoding ?? ''}
        isDisabled={isDisabled}
        names={{ '': found(encodings[preview.encoding] ?? preview.encoding), ...encodings }}
        onChange={(value) => change({ encoding: value || undefined })}
      />
      {format === 'csv' && (
        <Choice
          label="Delimiter"
          value={delimiter ?? ''}
          isDisabled={isDisabled}
          names={{
            '': found(delimiters[(delimiter ? undefined : preview.delimiter) ?? '']),
            ...delimiters,
          }}
          onChange={(value) => change({ delimiter: value || undefined })}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  names: Record<string, string>
  isDisabled: boolean
  onChange: (value: string) => void
}

function Choice({ label, value, names, isDisabled, onChange }: ChoiceProps) {
  const id = `reading-${label.toLowerCase()}`
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        disabled={isDisabled}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {Object.entries(names).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
