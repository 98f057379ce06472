import { table } from '../command-line/table.ts'
import type { Finding } from './finding.ts'

/** The worst status of all. Pure. */
export const statusOf = (findings: Finding[]): Finding['status'] =>
  (['wrong', 'warn'] as const).find((status) => findings.some((one) => one.status === status)) ??
  'ok'

/** The findings as lines, or as JSON. Pure. */
export function show(findings: Finding[], json: boolean): string {
  const status = statusOf(findings)
  if (json) return JSON.stringify({ status, findings }, undefined, 2)
  const lines = table(
    findings.map(({ status, subject, seen }) => [status, subject, seen]),
    'left',
  ).split('\n')
  const count = (wanted: Finding['status']) =>
    findings.filter((finding) => finding.status === wanted).length
  return [
    ...findings.flatMap(({ todo, page }, index) => [
      lines[index] ?? '',
      ...(todo ? [`       ${todo}`] : []),
      ...(page ? [`       See ${page}`] : []),
    ]),
    '',
    `${count('ok')} ok, ${count('warn')} warnings, ${count('wrong')} wrong`,
  ].join('\n')
}
