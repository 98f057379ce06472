import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { manifest } from './kubernetes-manifests.ts'
import { promtool } from './prometheus.ts'

const { groups } = manifest('PrometheusRule', 'address-service-scaling').spec
export const scalingRules = { groups }

/** Samples of a series, 15 s apart, in promtool's notation. */
interface Samples {
  series: string
  values: string
}

/** A value that no query has: promtool says in its place what there is. */
const impossible = { labels: '{}', value: -1 }

/** The value of each query over the scaling rules, so long after the first sample; 0 for none. */
export function valuesOf(series: Samples[], queries: { expr: string; at: string }[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-scaling-'))
  const promql_expr_test = queries.map(({ expr, at }) => ({
    expr,
    eval_time: at,
    exp_samples: [impossible],
  }))
  const tests = [{ interval: '15s', input_series: series, promql_expr_test }]
  writeFileSync(join(folder, 'rules.json'), JSON.stringify(scalingRules))
  writeFileSync(join(folder, 'test.json'), JSON.stringify({ rule_files: ['rules.json'], tests }))
  try {
    promtool('test', 'rules', join(folder, 'test.json'))
    return expect.fail('a query has a value that is impossible')
  } catch (error) {
    const found = [...(error as Error).message.matchAll(/got: (?:nil|\{.*\} (\S+))/g)]
    expect(found).toHaveLength(queries.length)
    return found.map(([, value = '0']) => Number(value))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
